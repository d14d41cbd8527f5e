import type { Turn, Usage } from "../assistant/assistant.ts";

export interface Prompt {
  system: string;
  turns: readonly Turn[];
  maxTokens: number;
}

export interface ModelRequest extends Prompt {
  signal: AbortSignal;
  usage: Usage;
}

/** A model somewhere. Throws AppError: AI_UNAVAILABLE, AI_TIMEOUT, AI_ANSWER_UNUSABLE. */
export interface LanguageModel {
  /** Ends early and quietly when the signal aborts; the upstream request is aborted too. */
  stream(request: ModelRequest): AsyncIterable<string>;
  /** `json`: the answer is one JSON object. */
  complete(request: ModelRequest & { json: boolean }): Promise<string>;
}

const PER_MESSAGE = 16;

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** No tokenizer in use makes more tokens of a text than it has bytes. */
export const mostTokens = ({ system, turns, maxTokens }: Prompt): number =>
  turns.reduce((sum, { content }) => sum + bytesOf(content) + PER_MESSAGE, bytesOf(system) + PER_MESSAGE) + maxTokens;

/** About what a text costs, where the provider does not say: a little above what common tokenizers make of Korean. */
export const estimateTokens = (text: string): number => Math.ceil(bytesOf(text) / 2);
