import { LOAN_RATE_CAPS } from "../claims/agreed-rates.ts";
import { CIVIL_RATE, COMMERCIAL_RATE, LAWSUIT_RATES, RATES_CHECKED_ON } from "../interest/lawsuit-rates.ts";
import type { RatePercent } from "../interest/rate.ts";
import type { LawFigure } from "../sources/law-figure.ts";

const lawsuitRates = LAWSUIT_RATES.map(({ from, ratePercent }): LawFigure<RatePercent> => ({
  value: ratePercent,
  basis: "소송촉진법 3①",
  from,
  checkedOn: RATES_CHECKED_ON,
}));

const loanCaps = LOAN_RATE_CAPS.map(({ from, ratePercent, decree, checkedOn }): LawFigure<RatePercent> => ({
  value: ratePercent,
  basis: `이자제한법 2①, 대통령령 ${decree}`,
  from,
  checkedOn,
}));

/** Percent a year. */
export const INTEREST_RATES = {
  civil: { value: CIVIL_RATE, basis: "민법 379", checkedOn: RATES_CHECKED_ON },
  commercial: { value: COMMERCIAL_RATE, basis: "상법 54", checkedOn: RATES_CHECKED_ON },
  lawsuit: lawsuitRates,
  loanCaps,
} as const;
