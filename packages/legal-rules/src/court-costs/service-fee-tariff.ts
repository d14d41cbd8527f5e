import { checkDate, type CalendarDate } from "../dates/calendar-date.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import type { Won } from "../money/won.ts";

/** One round of service (송달료 1회분) by the day of filing. */
export const SERVICE_FEE_UNITS: readonly { readonly from: CalendarDate; readonly won: Won }[] = [
  { from: "2019-05-01", won: 4800 },
  { from: "2020-07-01", won: 5100 },
  { from: "2021-09-01", won: 5200 },
  { from: "2025-06-01", won: 5500 },
  { from: "2026-07-01", won: 5640 },
];

/** The day the unit and the rounds were last checked against their sources. */
export const SERVICE_FEE_CHECKED_ON: CalendarDate = "2026-11-22";
export const SERVICE_FEE_SOURCE = "송달료규칙; 재일 87-4 별표 1 (재판예규 1950호, 2026-03-01)";

/** Up to it a suit is a small claim (소액사건심판규칙 1-2). */
export const SMALL_CLAIM_LIMIT: Won = 30_000_000;

/** The courts raise the unit every year or two: a later filing is not answered with today's. */
const SERVICE_FEE_UNTIL: CalendarDate = "2028-12-31";

/** Throws TARIFF_UNKNOWN before the first tariff and long after the last. */
export const serviceFeeUnit = (filedOn: CalendarDate): Won => {
  checkDate(filedOn, "filedOn");
  const tariff = SERVICE_FEE_UNITS.findLast(({ from }) => from <= filedOn);
  if (!tariff || filedOn > SERVICE_FEE_UNTIL) throw new LegalRuleError("TARIFF_UNKNOWN", "filedOn");
  return tariff.won;
};
