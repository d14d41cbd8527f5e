import { daysFrom, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { periodEnd } from "../dates/period-end.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import type { Won } from "../money/won.ts";
import { toWon } from "../money/won.ts";
import { rateFraction, type RatePercent } from "./rate.ts";

/**
 * How a span becomes a part of years. court-period: whole years, the rest over the days of the next year, as the
 * courts' programme counts. period-365: whole years, the rest over 365. total-365: all days over 365.
 */
export const INTEREST_CONVENTIONS = ["court-period", "period-365", "total-365"] as const;
export type InterestConvention = (typeof INTEREST_CONVENTIONS)[number];

export interface Segment {
  readonly from: CalendarDate;
  /** Its last day; both ends bear interest. */
  readonly to: CalendarDate;
  readonly ratePercent: RatePercent;
}

/** One rate on one principal, counted from its own first day, cut to the won. */
export interface InterestRow extends Segment {
  readonly years: number;
  readonly days: number;
  readonly denominator: number;
  readonly amount: Won;
}

type Span = Pick<InterestRow, "years" | "days" | "denominator">;

const ORDINARY_YEAR = 365;

/** The last day of so many whole years; of none, the day before the first. */
const yearsEnd = (from: CalendarDate, years: number): CalendarDate =>
  years === 0 ? plusDays(from, -1) : periodEnd(from, { n: years, unit: "year" }).date;

const wholeYears = (from: CalendarDate, to: CalendarDate): number => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  if (yearsEnd(from, years + 1) <= to) return years + 1;
  return yearsEnd(from, years) <= to ? years : years - 1;
};

const spanOf = (from: CalendarDate, to: CalendarDate, convention: InterestConvention): Span => {
  if (convention === "total-365") return { years: 0, days: daysFrom(from, to) + 1, denominator: ORDINARY_YEAR };
  const years = wholeYears(from, to);
  const end = yearsEnd(from, years);
  const denominator = convention === "period-365" ? ORDINARY_YEAR : daysFrom(end, yearsEnd(from, years + 1));
  return { years, days: daysFrom(end, to), denominator };
};

export const checkConvention = (convention: InterestConvention): void => {
  if (!INTEREST_CONVENTIONS.includes(convention)) throw new LegalRuleError("CONVENTION_UNKNOWN", "convention");
};

/** `field` names the rate in the input. */
export const interestRow = (
  principal: bigint,
  segment: Segment,
  convention: InterestConvention,
  field: string,
): InterestRow => {
  const rate = rateFraction(segment.ratePercent, field);
  const { years, days, denominator } = spanOf(segment.from, segment.to, convention);
  const parts = BigInt(years * denominator + days);
  const amount = (principal * rate.numerator * parts) / (rate.denominator * BigInt(denominator));
  const { from, to, ratePercent } = segment;
  return { from, to, ratePercent, years, days, denominator, amount: toWon(amount, "principal") };
};
