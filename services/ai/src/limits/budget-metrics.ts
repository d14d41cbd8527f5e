import { seoulDateOf } from "@legal/i18n";
import { counter, gauge } from "@legal/service-kit";
import { countedTokens } from "./usage-counters.ts";

/** Tokens that answers really cost, by this process. */
export const spentTokens = counter("ai_tokens_total", "Tokens spent on answers and translations");
export const refusals = counter("ai_budget_refused_total", "Answers refused because the day's tokens do not reach");

/** Measures at each scrape what the day's budget is and what all replicas together have spent of it. */
export const measureBudget = (daily: number): void => {
  gauge("ai_budget_tokens", "Tokens of all callers together in a day").set(daily);
  gauge("ai_budget_spent_tokens", "Tokens of today's budget that are spent, by all replicas", [], async (own) => {
    const today = `${seoulDateOf(new Date())}:all`;
    own.set(await countedTokens(today));
  });
};
