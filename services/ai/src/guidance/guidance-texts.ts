import type { AiClarifyingQuestion } from "@legal/contracts";
import type { Purpose, PathNote, Stop } from "./legal-steps.ts";

/** What is said around a path. It states no period and no amount: those come from the catalogue and the law's arithmetic. */
export interface GuidanceTexts {
  readonly purposes: Readonly<Record<Purpose, string>>;
  readonly stops: Readonly<Record<Stop, string>>;
  readonly notes: Readonly<Record<PathNote, string>>;
  /** The answers are added to the situation as they stand; none = to be typed. */
  readonly questions: Readonly<
    Record<AiClarifyingQuestion, { readonly text: string; readonly answers: readonly string[] }>
  >;
}
