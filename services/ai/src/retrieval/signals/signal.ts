import type { PeriodRuleId } from "@legal/catalog";
import type { Concept } from "../concepts/concept-ids.ts";

/** Concepts of a situation that together speak for periods. */
export interface Signal {
  /** All of them, near each other; `a|b` is either. */
  readonly when: readonly string[];
  /** None of them anywhere. */
  readonly unless?: readonly Concept[];
  /** Periods that then threaten. */
  readonly rules: readonly PeriodRuleId[];
}
