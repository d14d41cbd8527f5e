import {
  computeDeadline,
  LegalRuleError,
  MATTERS,
  plusDays,
  PUBLIC_NOTICE,
  type Deadline,
  type MatterId,
  type Service,
  type ServiceMode,
} from "@legal/legal-rules";
import type { Answers } from "../../engine/answers.ts";
import type { Delivered, Draft, Known, PaperDeadline, PeriodChanges } from "../../engine/document-type.ts";
import { dateAt, isTrueAt, itemsAt, textAt } from "../../engine/read-answers.ts";
import { DECISION_IDS, DECISIONS, decisionOf } from "./decision.ts";

export const OBJECTION_MODES = [
  "ordinary",
  "electronic-opened",
  "electronic-unopened",
  "public-first",
] as const satisfies ServiceMode[];

const WEEK_DAYS = 7;

const modeOf = (answers: Answers): (typeof OBJECTION_MODES)[number] =>
  OBJECTION_MODES.find((one) => one === textAt(answers, "servedHow")) ?? "ordinary";

/** Of several who are served by post or by hand, each has a day of their own. */
export const hasOwnDays = (answers: Answers): boolean =>
  modeOf(answers) === "ordinary" && itemsAt(answers, "objectors").length > 1;

/** Of several who are served electronically, or by public notice, each has days of their own, and one alone is asked. */
export const areServedApart = (answers: Answers): boolean =>
  modeOf(answers) !== "ordinary" && itemsAt(answers, "objectors").length > 1;

interface ServedDay {
  path: string;
  date: string;
}

/** The days on which each was served, where they are asked. */
export const ownDays = (answers: Answers): readonly ServedDay[] =>
  itemsAt(answers, "objectors").flatMap((objector) => {
    const path = `${objector}.servedOn`;
    const date = dateAt(answers, path);
    return date === null ? [] : [{ path, date }];
  });

/** The first day on which one of them was served: the period that ends first. */
export const firstServed = (answers: Answers): ServedDay | null => {
  const date = dateAt(answers, "servedOn");
  const days = [...(date === null ? [] : [{ path: "servedOn", date }]), ...ownDays(answers)];
  return days.toSorted((one, other) => (one.date < other.date ? -1 : 1))[0] ?? null;
};

const weekAfter = (date: string): string => plusDays(date, WEEK_DAYS);

/** Whether it was opened only after it counted as served (전자문서법 11④ 단서). */
export const wasOpenedLate = (answers: Answers): boolean => {
  const [opened, noticed] = [dateAt(answers, "servedOn"), dateAt(answers, "noticedOn")];
  return opened !== null && noticed !== null && opened > weekAfter(noticed);
};

const deadlineFrom = (draft: Draft, matter: MatterId, service: Service): Deadline | null => {
  try {
    return computeDeadline({ matter, service, extraHolidays: draft.holidays });
  } catch (error) {
    if (error instanceof LegalRuleError) return null;
    throw error;
  }
};

const takenAsServed = ({ mode, date, noticeDate = date }: Service): string => {
  if (mode === "electronic-unopened") return weekAfter(date);
  if (mode === "public-first") return plusDays(date, PUBLIC_NOTICE.first.n * WEEK_DAYS);
  return date > weekAfter(noticeDate) ? weekAfter(noticeDate) : date;
};

/** Where the list of holidays does not reach, the day as it is before any shift: a day too early warns, none would not. */
const lastDayFrom = (draft: Draft, matter: MatterId, service: Service): string => {
  const { n, unit } = MATTERS[matter].period;
  const days = unit === "week" ? n * WEEK_DAYS : n;
  return deadlineFrom(draft, matter, service)?.dueDate ?? plusDays(takenAsServed(service), days);
};

interface Period {
  matter: MatterId;
  service: Service;
}

const objectionPeriod = ({ answers }: Draft): Period | null => {
  const [decision, served] = [decisionOf(answers), firstServed(answers)];
  if (decision === null || served === null) return null;
  const noticeDate = dateAt(answers, "noticedOn");
  const service = { mode: modeOf(answers), date: served.date, ...(noticeDate !== null && { noticeDate }) };
  return { matter: DECISIONS[decision].matter, service };
};

/** The period to catch up on a missed one (민사소송법 173①): longer for who is abroad when the obstacle ends. */
export const lateMatter = (answers: Answers): "late-act" | "late-act-abroad" =>
  isTrueAt(answers, "wasAbroad") ? "late-act-abroad" : "late-act";

/** From the end of what prevented it. */
const latePeriod = ({ answers }: Draft): Period | null => {
  const date = dateAt(answers, "obstacleEndedOn");
  return date === null ? null : { matter: lateMatter(answers), service: { mode: "event", date } };
};

/** The period that counts: of a missed one the one to catch up. */
const periodOf = (draft: Draft): Period | null =>
  isTrueAt(draft.answers, "wasPrevented") ? latePeriod(draft) : objectionPeriod(draft);

const lastDayIn = (draft: Draft, period: Period | null): string | null =>
  period === null ? null : lastDayFrom(draft, period.matter, period.service);

/** The last day for the objection by its service; null while that is not known. */
export const objectionDay = (draft: Draft): string | null => lastDayIn(draft, objectionPeriod(draft));

export const lastDayOf = (draft: Draft): string | null => lastDayIn(draft, periodOf(draft));

/** How the last day is counted; null while it is not known, and beyond the list of holidays. */
export const objectionDeadline = (draft: Draft): PaperDeadline | null => {
  const period = periodOf(draft);
  if (period === null) return null;
  // Without the day of its notice an opened paper may have counted as served before.
  if (period.service.mode === "electronic-opened" && !period.service.noticeDate) return null;
  if (areServedApart(draft.answers) && !isTrueAt(draft.answers, "wasPrevented")) return null;
  const deadline = deadlineFrom(draft, period.matter, period.service);
  return deadline && { ...deadline, served: period };
};

/**
 * A filed objection keeps the period of its decision, or the one to catch up on it. Who was abroad may have the shorter
 * one entered too.
 */
export const objectionPeriods = ({ answers }: Draft, { kind }: Delivered): PeriodChanges => {
  const decision = decisionOf(answers);
  if (kind !== "filed" || decision === null) return { finished: [], started: [] };
  const kept = { matter: DECISIONS[decision].matter, servedOn: dateAt(answers, "servedOn") };
  if (!isTrueAt(answers, "wasPrevented")) return { finished: [kept], started: [] };
  const caughtUp = new Set<MatterId>([lateMatter(answers), "late-act"]);
  const servedOn = dateAt(answers, "obstacleEndedOn");
  return { finished: [kept, ...[...caughtUp].map((matter) => ({ matter, servedOn }))], started: [] };
};

export const prefillDecision = ({ served }: Known): Answers => {
  const decision = DECISION_IDS.find((id) => DECISIONS[id].matter === served?.matter);
  if (!served || !decision) return {};
  const mode = OBJECTION_MODES.find((one) => one === served.mode);
  // Its day alone would be read as that of another service.
  if (!mode) return { decision };
  const noticedOn = mode === "electronic-opened" ? served.noticeDate : undefined;
  return { decision, servedOn: served.date, servedHow: mode, ...(noticedOn && { noticedOn }) };
};
