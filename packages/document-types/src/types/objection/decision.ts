import {
  computeDeadline,
  LegalRuleError,
  MATTERS,
  plusDays,
  type MatterId,
  type ServiceMode,
} from "@legal/legal-rules";
import type { Answers } from "../../engine/answers.ts";
import type { Delivered, Draft, Known, PeriodChanges } from "../../engine/document-type.ts";
import { dateAt, isTrueAt, textAt } from "../../engine/read-answers.ts";

interface DecisionFacts {
  matter: MatterId;
  /** 지급명령 정본. */
  paper: string;
  name: string;
  claimant: string;
  opponent: string;
  /** What its case numbers bear. */
  caseCodes: readonly string[];
}

/** Decisions that an objection within two weeks takes out of force. */
export const DECISIONS = {
  "payment-order": {
    matter: "payment-order-objection",
    paper: "지급명령 정본",
    name: "지급명령",
    claimant: "채권자",
    opponent: "채무자",
    caseCodes: ["차", "차전"],
  },
  "performance-recommendation": {
    matter: "performance-recommendation-objection",
    paper: "이행권고결정 등본",
    name: "이행권고결정",
    claimant: "원고",
    opponent: "피고",
    caseCodes: ["가소"],
  },
  "settlement-recommendation": {
    matter: "settlement-recommendation-objection",
    paper: "화해권고결정 정본",
    name: "화해권고결정",
    claimant: "원고",
    opponent: "피고",
    caseCodes: [],
  },
  "mediation-decision": {
    matter: "mediation-decision-objection",
    paper: "조정을 갈음하는 결정 정본",
    name: "조정을 갈음하는 결정",
    claimant: "신청인",
    opponent: "피신청인",
    caseCodes: [],
  },
} as const satisfies Readonly<Record<string, DecisionFacts>>;

export type Decision = keyof typeof DECISIONS;

export const DECISION_IDS = Object.keys(DECISIONS) as readonly Decision[];

export const decisionOf = (answers: Answers): Decision | null =>
  DECISION_IDS.find((decision) => decision === textAt(answers, "decision")) ?? null;

export const decisionFacts = (decision: Decision): DecisionFacts => DECISIONS[decision];

/** Either side may object to a proposal; an order is made against one. */
export const mayBeOfEither = (answers: Answers): boolean =>
  ["settlement-recommendation", "mediation-decision"].includes(textAt(answers, "decision"));

/** 채무자, 피고 …: the one who objects. */
export const objectorRole = (answers: Answers): string => {
  const { claimant, opponent } = decisionFacts(decisionOf(answers) ?? "payment-order");
  return mayBeOfEither(answers) && textAt(answers, "side") === "claimant" ? claimant : opponent;
};

export const otherRole = (answers: Answers): string => {
  const { claimant, opponent } = decisionFacts(decisionOf(answers) ?? "payment-order");
  return objectorRole(answers) === claimant ? opponent : claimant;
};

export const OBJECTION_MODES = [
  "ordinary",
  "electronic-opened",
  "electronic-unopened",
] as const satisfies ServiceMode[];

const WEEK_DAYS = 7;

/** Where the list of holidays does not reach, the day as it is before any shift: a day too early warns, none would not. */
const lastDayFrom = (draft: Draft, matter: MatterId, mode: ServiceMode, date: string): string => {
  try {
    return computeDeadline({ matter, service: { mode, date }, extraHolidays: draft.holidays }).dueDate;
  } catch (error) {
    if (!(error instanceof LegalRuleError)) throw error;
    const { n, unit } = MATTERS[matter].period;
    const unopened = mode === "electronic-unopened" ? WEEK_DAYS : 0;
    return plusDays(date, (unit === "week" ? n * WEEK_DAYS : n) + unopened);
  }
};

/** The last day for the objection by its service; null while that is not known. */
export const objectionDay = (draft: Draft): string | null => {
  const decision = decisionOf(draft.answers);
  const date = dateAt(draft.answers, "servedOn");
  const mode = OBJECTION_MODES.find((one) => one === textAt(draft.answers, "servedHow")) ?? "ordinary";
  return decision === null || date === null ? null : lastDayFrom(draft, DECISIONS[decision].matter, mode, date);
};

/** The period to catch up on a missed one (민사소송법 173①): longer for who is abroad when the obstacle ends. */
export const lateMatter = (answers: Answers): "late-act" | "late-act-abroad" =>
  isTrueAt(answers, "wasAbroad") ? "late-act-abroad" : "late-act";

/** The last day to catch up, from the end of what prevented it. */
const lateDay = (draft: Draft): string | null => {
  const ended = dateAt(draft.answers, "obstacleEndedOn");
  return ended === null ? null : lastDayFrom(draft, lateMatter(draft.answers), "event", ended);
};

/** The day that counts: of a missed period the one to catch up. */
export const lastDayOf = (draft: Draft): string | null =>
  isTrueAt(draft.answers, "wasPrevented") ? lateDay(draft) : objectionDay(draft);

/** A filed objection keeps the period of its decision, or the one to catch up on it. */
export const objectionPeriods = ({ answers }: Draft, { kind }: Delivered): PeriodChanges => {
  const decision = decisionOf(answers);
  if (kind !== "filed" || decision === null) return { finished: [], started: [] };
  const kept = { matter: DECISIONS[decision].matter, servedOn: dateAt(answers, "servedOn") };
  const late = { matter: lateMatter(answers), servedOn: dateAt(answers, "obstacleEndedOn") };
  return { finished: isTrueAt(answers, "wasPrevented") ? [kept, late] : [kept], started: [] };
};

export const prefillDecision = ({ served }: Known): Answers => {
  const decision = DECISION_IDS.find((id) => DECISIONS[id].matter === served?.matter);
  if (!served || !decision) return {};
  const mode = OBJECTION_MODES.find((one) => one === served.mode);
  return { decision, servedOn: served.date, ...(mode && { servedHow: mode }) };
};
