import type { CalendarDate } from "../dates/calendar-date.ts";
import type { DatedRate, RatePercent } from "./rate.ts";

/** The rate from the day after service of the complaint (소촉법 3), by the day it began. */
export const LAWSUIT_RATES: readonly DatedRate[] = [
  { from: "2003-06-01", ratePercent: "20" },
  { from: "2015-10-01", ratePercent: "15" },
  { from: "2019-06-01", ratePercent: "12" },
];

/** Statutory rates without an agreement: civil (민법 379) and commercial (상법 54) debts. */
export const CIVIL_RATE: RatePercent = "5";
export const COMMERCIAL_RATE: RatePercent = "6";

/** The day these rates were last checked against their statutes. */
export const RATES_CHECKED_ON: CalendarDate = "2026-11-22";
