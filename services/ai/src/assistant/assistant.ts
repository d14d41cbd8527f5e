import type { AiMode, Language, Recommendation } from "@legal/contracts";
import type { Grounding } from "./gather-grounding.ts";

export interface Turn {
  role: "user" | "assistant";
  content: string;
}

export interface Consultation {
  serviceType: string;
  /** The conversation so far, the question last. */
  turns: readonly Turn[];
  language: Language;
  grounding: Grounding;
  /** The last days by rule that earlier answers gave and that were not taken back since; none in a first question. */
  lastDays?: ReadonlyMap<string, string>;
}

export interface RecommendationRequest {
  situation: string;
  language: Language;
  grounding: Grounding;
}

/** Tokens of the provider; the offline assistant uses none. */
export interface Usage {
  tokens: number;
}

/** A request with its prompt, made once: its cost is reserved before it runs. */
export interface Prepared<Result> {
  /** The most tokens that it can cost. */
  readonly maxCost: number;
  /** `usage` is filled in as far as it is known, also when it ends early. */
  run(usage: Usage, signal: AbortSignal): Result;
}

/** Its output is checked against the grounding before anyone reads it. */
export interface Assistant {
  readonly mode: AiMode;
  recommend(request: RecommendationRequest): Prepared<Promise<Recommendation[]>>;
  /** Runs to the chunks of the answer as they come. */
  answer(consultation: Consultation): Prepared<AsyncIterable<string>>;
}
