import type { ModelSettings } from "../src/provider/model-config.ts";
import { createOpenAiProvider } from "../src/provider/openai-provider.ts";
import { createProviderAssistant } from "../src/provider/provider-assistant.ts";

/** The assistant that asks the model server at that address. */
export const assistantFor = (url: string, patienceMs = 10_000, maxTokens = 400) => {
  const settings: ModelSettings = {
    AI_BASE_URL: url,
    AI_API_KEY: "secret-key-canary",
    AI_MODEL: "test-model",
    AI_MAX_TOKENS_FIELD: "max_tokens",
    AI_FIRST_TOKEN_TIMEOUT_MS: patienceMs,
    AI_STALL_TIMEOUT_MS: patienceMs,
    AI_ANSWER_TIMEOUT_MS: 10_000,
    AI_MAX_ANSWER_TOKENS: maxTokens,
  };
  return createProviderAssistant(createOpenAiProvider(settings), maxTokens);
};
