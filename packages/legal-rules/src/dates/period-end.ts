import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { formatDate, lastDayOfMonth, partsOf, plusDays, type CalendarDate } from "./calendar-date.ts";

export const UNITS = ["day", "week", "month", "year"] as const;
export type Unit = (typeof UNITS)[number];

/** `{ n: 2, unit: "week" }`. */
export interface Period {
  readonly n: number;
  readonly unit: Unit;
}

/** About a century of each: nothing that the law counts is longer. */
const LONGEST: Readonly<Record<Unit, number>> = { day: 36_500, week: 5200, month: 1200, year: 100 };

/** Throws PERIOD_INVALID at `field`. */
export const checkPeriod = (period: Period, field: string): void => {
  const longest = UNITS.includes(period?.unit) ? LONGEST[period.unit] : 0;
  if (!Number.isInteger(period?.n) || period.n < 1 || period.n > longest) {
    throw new LegalRuleError("PERIOD_INVALID", field);
  }
};

export const monthsIn = ({ n, unit }: Period): number => (unit === "year" ? n * 12 : n);

/** The same day number some months later or earlier, or the last day of a month that has no such day. */
export const plusMonths = (date: CalendarDate, months: number): { date: CalendarDate; clipped: boolean } => {
  const { year, month, day } = partsOf(date, "date");
  const monthIndex = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(monthIndex / 12), month: (monthIndex % 12) + 1 };
  const last = lastDayOfMonth(target.year, target.month);
  return { date: formatDate({ ...target, day: Math.min(day, last) }), clipped: day > last };
};

/** The last day of a period whose first counted day is `first` (민법 160): the day before the same day number. */
export const periodEnd = (first: CalendarDate, period: Period): { date: CalendarDate; clipped: boolean } => {
  if (period.unit === "day") return { date: plusDays(first, period.n - 1), clipped: false };
  if (period.unit === "week") return { date: plusDays(first, period.n * 7 - 1), clipped: false };
  const same = plusMonths(first, monthsIn(period));
  return same.clipped ? same : { date: plusDays(same.date, -1), clipped: false };
};
