import type { ModelSettings } from "./model-config.ts";
import type { LanguageModel } from "./language-model.ts";

/**
 * The configured model, or undefined: then the offline assistant answers. The client is loaded only when it is used.
 */
export const chooseModel = async (settings: ModelSettings): Promise<LanguageModel | undefined> => {
  if (settings.AI_BASE_URL === undefined && settings.AI_API_KEY === undefined) return undefined;
  const { createOpenAiProvider } = await import("./openai-provider.ts");
  return createOpenAiProvider(settings);
};
