import { composeProseCall } from "@legal/contracts";
import { AppError, createRouter, parse, requireService } from "@legal/service-kit";
import type { Router } from "express";
import type { Budget } from "../limits/token-budget.ts";
import type { LanguageModel } from "../provider/language-model.ts";
import { composeProse } from "./compose-prose.ts";

interface ProseRouteDeps {
  /** Undefined without a provider. */
  model: LanguageModel | undefined;
  budget: Budget;
}

export const proseRoutes = ({ model, budget }: ProseRouteDeps): Router => {
  const routes = createRouter();

  routes.post(composeProseCall.path, requireService("documents"), async (req, res) => {
    const { payerId, ...wanted } = parse(composeProseCall, req).body;
    if (!model) throw new AppError(503, "AI_UNAVAILABLE");
    const left = new AbortController();
    res.once("close", () => left.abort());
    const payer = `user:${payerId}` as const;
    const sentences = await composeProse(wanted, { model, budget, payer, signal: left.signal });
    res.json({ sentences });
  });

  return routes;
};
