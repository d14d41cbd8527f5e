import { aiStatusCall } from "@legal/contracts";
import { createRouter } from "@legal/service-kit";
import type { Router } from "express";
import type { Assistant } from "../assistant/assistant.ts";
import type { LanguageModel } from "../provider/language-model.ts";

interface StatusRouteDeps {
  assistant: Assistant;
  model?: LanguageModel | undefined;
}

export const statusRoutes = ({ assistant, model }: StatusRouteDeps): Router => {
  const routes = createRouter();
  routes.get(aiStatusCall.path, (_req, res) => {
    res.json({ mode: assistant.mode, translation: model !== undefined });
  });
  return routes;
};
