import type { PeriodRuleId } from "./period-rules.ts";
import type { SpanWords } from "./span.ts";

export type FiveOf<T> = readonly [T, T, T, T, T];

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What is written about one service in one language. */
export interface ServiceText {
  /** One plain sentence: what the customer gets out of it. */
  readonly summary: string;
  /** Everyday phrases, separated by commas: what people type who do not know the legal term. */
  readonly searchWords: string;
  readonly overview: string;
  readonly purpose: string;
  /** Where rights are lost most easily. */
  readonly risks: readonly [string, string];
  readonly fits: readonly string[];
  readonly unfit: readonly string[];
  readonly features: readonly string[];
  readonly steps: FiveOf<{ readonly title: string; readonly text: string }>;
  readonly prepare: readonly string[];
  readonly questions: readonly Question[];
}

/** Who does a step. `agency`: post office, police, tribunal …; `thirdParty`: a bank, an employer, a buyer. */
export type Actor = "customer" | "office" | "court" | "agency" | "otherParty" | "thirdParty";

/** What all pages of one language share. */
export interface Frame {
  readonly actors: Readonly<Record<Actor, string>>;
  readonly durations: SpanWords;
  readonly durationNote: string;
  readonly deadlineNote: string;
  readonly deadlines: Readonly<Record<PeriodRuleId, { readonly title: string; readonly text: string }>>;
}
