import { isServiceId } from "@legal/catalog";
import { AI_RECOMMENDATIONS_MAX, recommendCall, type RecommendAnswer, type Recommendation } from "@legal/contracts";
import { createRouter, languageOf, parse } from "@legal/service-kit";
import type { Router } from "express";
import type { Assistant } from "../assistant/assistant.ts";
import { gatherGrounding } from "../assistant/gather-grounding.ts";
import { createVerifier } from "../grounding/verifier.ts";
import { maskResidentNumbers } from "../privacy/mask-resident-numbers.ts";
import { payerOf, type CallLimits } from "../limits/call-limits.ts";
import type { Budget } from "../limits/token-budget.ts";

interface RecommendRouteDeps {
  assistant: Assistant;
  budget: Budget;
  limits: CallLimits;
}

/** Only services that exist, each once, and as many as are shown. */
const onlyKnown = (recommendations: readonly Recommendation[]): Recommendation[] =>
  [...new Map(recommendations.map((one) => [one.serviceId, one])).values()]
    .filter(({ serviceId }) => isServiceId(serviceId))
    .slice(0, AI_RECOMMENDATIONS_MAX);

export const recommendRoutes = ({ assistant, budget, limits }: RecommendRouteDeps): Router => {
  const routes = createRouter();
  routes.post(recommendCall.path, async (req, res) => {
    const situation = maskResidentNumbers(parse(recommendCall, req).body.situation);
    await limits.take(req);
    const language = languageOf(req);
    const grounding = await gatherGrounding({ said: [situation], language });
    const request = { situation, language, grounding };
    const left = new AbortController();
    res.once("close", () => left.abort());
    const found = await budget.spend(assistant.costOf(request), payerOf(req), (usage) =>
      assistant.recommend(request, usage, left.signal),
    );
    const verifier = createVerifier(grounding.passages, situation, language);
    const recommendations = onlyKnown(found).map(({ serviceId, reason }) => ({
      serviceId,
      reason: verifier.check(reason).text,
    }));
    const warnings = [...grounding.alerts];
    res.json({ recommendations, warnings, mode: assistant.mode } satisfies RecommendAnswer);
  });
  return routes;
};
