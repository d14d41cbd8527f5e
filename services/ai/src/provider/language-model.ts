import type { Turn, Usage } from "../assistant/assistant.ts";
import type { Tool } from "../computing/law-tools.ts";

export interface Prompt {
  system: string;
  turns: readonly Turn[];
  maxTokens: number;
}

export interface ModelRequest extends Prompt {
  signal: AbortSignal;
  usage: Usage;
  /** Functions that the model may call before it answers; of a stream only. */
  tools?: readonly Tool[];
}

/** A model somewhere. Throws AppError: AI_UNAVAILABLE, AI_TIMEOUT, AI_ANSWER_UNUSABLE. */
export interface LanguageModel {
  /** Ends early and quietly when the signal aborts; the upstream request is aborted too. */
  stream(request: ModelRequest): AsyncIterable<string>;
  /** `json`: the answer is one JSON object. */
  complete(request: ModelRequest & { json: boolean }): Promise<string>;
}

/** How often a model may call tools before it must answer. */
export const TOOL_ROUNDS = 2;
/** Of what tools return, in one answer. */
const TOOL_RESULTS_BYTES = 12_000;

const PER_MESSAGE = 16;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** No tokenizer in use makes more tokens of a text than it has bytes. */
export const mostTokens = ({ system, turns, maxTokens }: Prompt): number =>
  turns.reduce((sum, { content }) => sum + bytesOf(content) + PER_MESSAGE, bytesOf(system) + PER_MESSAGE) + maxTokens;

/** With tools the prompt is sent again after each round of calls, with their results. */
export const mostTokensWithTools = (prompt: Prompt, tools: readonly Tool[]): number => {
  if (tools.length === 0) return mostTokens(prompt);
  const described = tools.reduce((sum, { run: _run, ...tool }) => sum + bytesOf(JSON.stringify(tool)), 0);
  return (mostTokens(prompt) + described + TOOL_RESULTS_BYTES) * (TOOL_ROUNDS + 1);
};

/** About what a text costs, where the provider does not say: a little above what common tokenizers make of Korean. */
export const estimateTokens = (text: string): number => Math.ceil(bytesOf(text) / 2);
