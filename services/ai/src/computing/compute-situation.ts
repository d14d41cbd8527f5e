import type { Computed } from "./computed.ts";
import type { PeriodRuleId } from "@legal/catalog";
import { amountWords } from "./amount-words.ts";
import { courtCostsOf } from "./court-costs.ts";
import { dueDatesOf, type Situation } from "./due-dates.ts";
import { isAnswering } from "./named-matter.ts";

/** Periods of those who are claimed from. */
const OF_THE_SUED: ReadonlySet<PeriodRuleId> = new Set([
  "paymentOrderObjection",
  "answerToComplaint",
  "performanceRecommendation",
]);

/** What the law's arithmetic makes of the days and amounts that a person has named. */
export const computeSituation = (situation: Situation): Computed[] => {
  const { said, service, rules, likeliest, today, language } = situation;
  const defends = isAnswering(likeliest) || rules.some((rule) => OF_THE_SUED.has(rule));
  const words = amountWords(said.map(({ text }) => text));
  return [...dueDatesOf(situation), ...courtCostsOf(words, { service, defends, today, language })];
};
