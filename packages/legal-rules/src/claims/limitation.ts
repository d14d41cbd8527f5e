import { checkDate, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { periodEnd } from "../dates/period-end.ts";
import { MATTERS } from "../deadlines/matters.ts";
import { isKeyOf } from "../errors/is-key-of.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";

/**
 * How long a claim lasts, with the article that says so, by the statutes as of 2026-06-08. Read before it is relied on:
 * interruptions are not known here.
 */
export const LIMITATIONS = {
  "one-year": { years: 1, basis: "민법 164" },
  "three-years": { years: 3, basis: "민법 163" },
  "bill-three-years": { years: 3, basis: "어음법 70①, 77①" },
  "commercial-five-years": { years: 5, basis: "상법 64" },
  "ten-years": { years: 10, basis: "민법 162①" },
  "wages-three-years": { years: MATTERS["wage-claim"].period.n, basis: "근로기준법 49" },
  "tort-three-years": { years: 3, basis: "민법 766①" },
} as const satisfies Readonly<Record<string, { readonly years: number; readonly basis: string }>>;

export type Limitation = keyof typeof LIMITATIONS;

/** The last day of a limitation that begins to run when the claim can be exercised; that day is not counted (민법 157). */
export const limitationEnd = (limitation: Limitation, exercisableOn: CalendarDate): CalendarDate => {
  if (!isKeyOf(LIMITATIONS, limitation)) throw new LegalRuleError("MATTER_UNKNOWN", "limitation");
  checkDate(exercisableOn, "exercisableOn");
  return periodEnd(plusDays(exercisableOn, 1), { n: LIMITATIONS[limitation].years, unit: "year" }).date;
};
