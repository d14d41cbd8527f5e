import type { DatedRate } from "../interest/rate.ts";

/**
 * The highest rate that a loan of money may agree on, by the day of its contract or renewal (이자제한법 2①; 대통령령
 * 25376, 28413 and 31593, 부칙). Before the first day there was none, and since then the first holds for older contracts. Checked against the
 * decrees as of 2026-06-08.
 */
export const LOAN_RATE_CAPS: readonly DatedRate[] = [
  { from: "2007-06-30", ratePercent: "30" },
  { from: "2014-07-15", ratePercent: "25" },
  { from: "2018-02-08", ratePercent: "24" },
  { from: "2021-07-07", ratePercent: "20" },
];

/** A loan of less, in won, bears whatever was agreed (이자제한법 2⑤, since 2007-06-30; certain, text not read again). */
export const LOAN_CAP_FROM = { won: 100_000, checkedOn: "2026-11-28" } as const;

/**
 * Unpaid wages (근로기준법 37, 시행령 17): of someone who has left from the fifteenth day after leaving, of someone
 * still employed from the day after payday, where that day is not before `employedFrom`. `checkedOn`: the day of the
 * text that was read.
 */
export const WAGE_DELAY = {
  ratePercent: "20",
  fromDayAfterLeaving: 15,
  employedFrom: "2025-10-23",
  checkedOn: "2026-06-08",
} as const;
