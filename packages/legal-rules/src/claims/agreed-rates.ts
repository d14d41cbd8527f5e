import type { CalendarDate } from "../dates/calendar-date.ts";
import type { LawFigure } from "../sources/law-figure.ts";
import type { DatedRate, RatePercent } from "../interest/rate.ts";
import type { Won } from "../money/won.ts";

const READ = { checkedOn: "2026-06-08" } as const;

/**
 * The highest rate that a loan of money may agree on, by the day of its contract or renewal (이자제한법 2① and its decrees,
 * 부칙). Before the first day there was none, and since then the first holds for older contracts.
 */
export const LOAN_RATE_CAPS: readonly (DatedRate & { decree: number; checkedOn: CalendarDate })[] = [
  { from: "2007-06-30", ratePercent: "30", decree: 20118, checkedOn: "2026-11-28" },
  { from: "2014-07-15", ratePercent: "25", decree: 25376, ...READ },
  { from: "2018-02-08", ratePercent: "24", decree: 28413, ...READ },
  { from: "2021-07-07", ratePercent: "20", decree: 31593, ...READ },
];

/** A loan of less bears whatever was agreed. */
export const LOAN_CAP_FROM: LawFigure<Won> = {
  value: 100_000,
  basis: "이자제한법 2⑤",
  from: "2007-06-30",
  checkedOn: "2026-11-28",
  confidence: "statute",
};

/** Of unpaid wages. */
export const WAGE_RATE: LawFigure<RatePercent> = {
  value: "20",
  basis: "근로기준법 37①, 시행령 17",
  ...READ,
};

/** The day from which wages bear that rate: after leaving, or of someone still employed after a payday of its first day or later. */
export const WAGE_RATE_FROM_DAY = {
  left: { value: 15, basis: "근로기준법 36, 37①1", ...READ },
  employed: { value: 1, basis: "근로기준법 37①2", from: "2025-10-23", ...READ },
} as const satisfies Readonly<Record<string, LawFigure<number>>>;
