import type { Computed } from "./computed.ts";
import { courtCostsOf } from "./court-costs.ts";
import { namesMoney } from "../reading/won-in.ts";
import { dueDatesOf, type Situation } from "./due-dates.ts";
import { wordsOf } from "./find-service.ts";

/** Of amounts the newest texts decide; only where they name none, those before. */
const NEWEST = 3;

/** What the law's arithmetic makes of the days and amounts that a person has named. */
export const computeSituation = (situation: Situation): Computed[] => {
  const { said, service, today, language } = situation;
  const newest = wordsOf(said.slice(-NEWEST));
  const about = namesMoney(newest) ? newest : wordsOf(said);
  return [...dueDatesOf(situation), ...courtCostsOf(about, service, today, language)];
};
