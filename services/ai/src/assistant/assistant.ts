import type { AiMode, Language, Recommendation } from "@legal/contracts";
import type { Grounding } from "./gather-grounding.ts";

export interface Turn {
  role: "user" | "assistant";
  content: string;
}

export interface Consultation {
  serviceType: string;
  /** The talk so far, the question last. */
  turns: readonly Turn[];
  language: Language;
  grounding: Grounding;
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

/** Who answers. What it says is checked against the grounding before anybody reads it. */
export interface Assistant {
  readonly mode: AiMode;
  /** The most tokens that the request can cost. */
  costOf(request: Consultation | RecommendationRequest): number;
  recommend(request: RecommendationRequest, usage: Usage, signal: AbortSignal): Promise<Recommendation[]>;
  /** Pieces of the answer as they come. `usage` is filled in as far as it is known, also when it ends early. */
  answer(consultation: Consultation, usage: Usage, signal: AbortSignal): AsyncIterable<string>;
}
