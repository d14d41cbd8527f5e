import type { Computed } from "./computed.ts";
import type { PeriodRuleId } from "@legal/catalog";
import { courtCostsOf, sinceCorrected } from "./court-costs.ts";
import { namesMoney } from "../reading/won-in.ts";
import { dueDatesOf, type Situation } from "./due-dates.ts";
import { wordsOf } from "./find-service.ts";
import { isAnswering } from "./named-matter.ts";

/** Of amounts the newest texts decide; only where they name none, those before. */
const TEXTS_READ = 3;

/** Periods of those who are claimed from. */
const OF_THE_SUED: ReadonlySet<PeriodRuleId> = new Set([
  "paymentOrderObjection",
  "answerToComplaint",
  "performanceRecommendation",
]);

/** What the law's arithmetic makes of the days and amounts that a person has named. */
export const computeSituation = (situation: Situation): Computed[] => {
  const { said, service, rules, likeliest, today, language } = situation;
  const newest = wordsOf(said.slice(-TEXTS_READ));
  const about = namesMoney(newest) ? said.slice(-TEXTS_READ) : said;
  const defends = isAnswering(likeliest) || rules.some((rule) => OF_THE_SUED.has(rule));
  const words = sinceCorrected(about.map(({ text }) => text));
  return [...dueDatesOf(situation), ...courtCostsOf(words, { service, defends, today, language })];
};
