import { z } from "zod";

const milliseconds = z.coerce.number().int().positive();
const count = z.coerce.number().int().positive();

/** What decides which assistant answers and how long it may take; also read by the evaluation. */
export const modelConfig = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("OpenAI-compatible server, with its /v1; without this and AI_API_KEY the offline assistant answers"),
  AI_API_KEY: z.string().min(1).optional().describe("Key of that server"),
  AI_MODEL: z.string().min(1).default("gpt-4o-mini").describe("Model that answers, recommends and translates"),
  AI_MAX_TOKENS_FIELD: z
    .enum(["max_tokens", "max_completion_tokens"])
    .default("max_tokens")
    .describe("What that server calls the limit of an answer; OpenAI's newer models want max_completion_tokens"),
  AI_FIRST_TOKEN_TIMEOUT_MS: milliseconds.default(20_000).describe("Longest wait for the first word of an answer"),
  AI_STALL_TIMEOUT_MS: milliseconds.default(15_000).describe("Longest silence in the midst of an answer"),
  AI_ANSWER_TIMEOUT_MS: milliseconds.default(90_000).describe("Longest time for a whole answer"),
  AI_MAX_ANSWER_TOKENS: count.default(1200).describe("Longest answer"),
};

export type ModelSettings = z.output<z.ZodObject<typeof modelConfig>>;
