import type { CostStep, StampDocument } from "../court-costs/index.ts";
import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Unit } from "../dates/period-end.ts";
import type { Deadline } from "../deadlines/deadline.ts";
import type { Service } from "../deadlines/service-effect.ts";
import type { Step } from "../deadlines/step.ts";
import type { LegalRuleError } from "../errors/legal-rule-error.ts";
import { HOLIDAY_CALENDAR } from "../holidays/holiday-calendar.ts";
import { fill, type LegalTexts } from "./legal-texts.ts";
import { formatLegalDate, formatLegalNumber, formatPeriod, holidayName } from "./names.ts";

const periodOf = (detail: string | undefined, texts: LegalTexts): string => {
  const [n = "", unit = "day"] = (detail ?? "").split(" ");
  return n === "" ? "" : formatPeriod({ n: Number(n), unit: unit as Unit }, texts);
};

export const stepSentence = ({ code, date, detail, name }: Step, texts: LegalTexts): string =>
  fill(texts, `step.${code}`, {
    date: formatLegalDate(date, texts),
    period: periodOf(detail, texts),
    name: name === undefined ? "" : holidayName(name, texts),
  }) ?? code;

export const costStepSentence = ({ code, amount }: CostStep, texts: LegalTexts): string =>
  fill(texts, `cost.${code}`, { amount: formatLegalNumber(amount) }) ?? code;

/** The list covers whole years. */
const COVERED_YEARS = { from: HOLIDAY_CALENDAR.from.slice(0, 4), to: HOLIDAY_CALENDAR.to.slice(0, 4) };

/** The field says what is unknown in it: those codes share a text. */
export const errorSentence = ({ code, date }: Pick<LegalRuleError, "code" | "date">, texts: LegalTexts): string =>
  fill(texts, `error.${code}`, { ...COVERED_YEARS, date: date === undefined ? "" : formatLegalDate(date, texts) }) ??
  fill(texts, "error.UNKNOWN") ??
  code;

/** What the sentence needs of a deadline, which may have been stored since. */
type StatedDeadline = Pick<Deadline, "dueDate" | "effectiveDate" | "startsAtMidnight" | "lastDay">;

const plainKey = ({ mode }: Service, { lastDay, startsAtMidnight }: StatedDeadline): string => {
  if (lastDay !== undefined) return "backward";
  if (mode.startsWith("public")) return "public";
  if (mode === "electronic-opened" && startsAtMidnight) return "electronic-unopened";
  return mode === "midnight" ? "event" : mode;
};

/** `11월 3일에 받으셨으니 12월 3일까지입니다.`: what a customer needs to know, in one sentence. */
export const plainDeadline = (deadline: StatedDeadline, service: Service, texts: LegalTexts): string =>
  fill(texts, `plain.${plainKey(service, deadline)}`, {
    date: formatLegalDate(service.date, texts),
    effective: formatLegalDate(deadline.effectiveDate, texts),
    due: formatLegalDate(deadline.dueDate, texts),
  }) ?? deadline.dueDate;

/** That the court's own computation prevails. */
export const courtNote = (texts: LegalTexts): string => fill(texts, "note.court") ?? "";

/** What a document's filing costs beside stamp duty and service fee; none for most. */
export const furtherCostsNote = (document: StampDocument, texts: LegalTexts): string | undefined =>
  document === "auction" ? fill(texts, "note.auction") : undefined;

/** That the almanac may still move a due date, where its holidays follow from the rule alone; else none. */
export const ruleDerivedNote = (dueDate: CalendarDate, texts: LegalTexts): string | undefined =>
  dueDate >= HOLIDAY_CALENDAR.ruleOnlyFrom ? fill(texts, "note.ruleDerived") : undefined;
