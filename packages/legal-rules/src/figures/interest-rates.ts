import { LOAN_RATE_CAPS } from "../claims/agreed-rates.ts";
import { CIVIL_RATE, COMMERCIAL_RATE, LAWSUIT_RATES, RATES_CHECKED_ON } from "../interest/lawsuit-rates.ts";
import type { DatedRate, RatePercent } from "../interest/rate.ts";
import type { LawFigure } from "../sources/law-figure.ts";

const dated = (rates: readonly DatedRate[], basis: string, checkedOn: string): readonly LawFigure<RatePercent>[] =>
  rates.map(({ from, ratePercent }) => ({ value: ratePercent, basis, from, checkedOn }));

/** Percent a year. */
export const INTEREST_RATES = {
  civil: { value: CIVIL_RATE, basis: "민법 379", checkedOn: RATES_CHECKED_ON },
  commercial: { value: COMMERCIAL_RATE, basis: "상법 54", checkedOn: RATES_CHECKED_ON },
  lawsuit: dated(LAWSUIT_RATES, "소송촉진법 3①", RATES_CHECKED_ON),
  loanCaps: dated(LOAN_RATE_CAPS, "이자제한법 2①; 대통령령 25376, 28413, 31593", "2026-06-08"),
} as const;
