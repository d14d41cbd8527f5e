import { recommendCall } from "@legal/contracts";
import { createRouter, languageOf, optionalUserOf, parse } from "@legal/service-kit";
import type { Router } from "express";
import { payerOf, type CallLimits } from "../limits/call-limits.ts";
import { offlineAssistant } from "../offline/offline-assistant.ts";
import { recommendServices, type RecommendDeps } from "./recommend-services.ts";

interface RecommendRouteDeps extends RecommendDeps {
  limits: CallLimits;
}

export const recommendRoutes = ({ limits, ...deps }: RecommendRouteDeps): Router => {
  const routes = createRouter();
  routes.post(recommendCall.path, async (req, res) => {
    const { situation, answered } = parse(recommendCall, req).body;
    const assistant = (await limits.take(req, situation)) ? deps.assistant : offlineAssistant;
    const left = new AbortController();
    res.once("close", () => left.abort());
    const asked = { situation, answered, language: languageOf(req), userId: optionalUserOf(req)?.id };
    res.json(await recommendServices({ ...asked, payer: payerOf(req), signal: left.signal }, { ...deps, assistant }));
  });
  return routes;
};
