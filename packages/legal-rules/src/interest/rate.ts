import type { CalendarDate } from "../dates/calendar-date.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";

/** Percent per year, as text so that no digit is lost: `14.4`. */
export type RatePercent = string;

export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const SHAPE = /^(\d{1,3})(?:\.(\d{1,6}))?$/;

export const greaterRate = (one: RatePercent, other: RatePercent): RatePercent =>
  Number(one) >= Number(other) ? one : other;

/** A rate that applies from a day on, until the next one of its list does. */
export interface DatedRate {
  readonly from: CalendarDate;
  readonly ratePercent: RatePercent;
}

/** The rate in force on a day, of a list that may have rows ahead of theirs; null before the first. */
export const rateOn = (rates: readonly DatedRate[], day: CalendarDate): RatePercent | null =>
  rates.findLast(({ from }) => from <= day)?.ratePercent ?? null;

/** `14.4` as 144/1000. Throws RATE_INVALID at `field`. */
export const rateFraction = (percent: RatePercent, field: string): Fraction => {
  const [matched, whole = "", decimals = ""] = (typeof percent === "string" && SHAPE.exec(percent)) || [];
  if (matched === undefined) throw new LegalRuleError("RATE_INVALID", field);
  return { numerator: BigInt(whole + decimals), denominator: 100n * 10n ** BigInt(decimals.length) };
};
