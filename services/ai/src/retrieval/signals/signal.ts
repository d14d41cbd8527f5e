import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Concept } from "../concepts/concept-ids.ts";

/** What a meeting of concepts in a situation speaks for. */
export interface Signal {
  /** All of them, near each other; `a|b` is either. */
  readonly when: readonly string[];
  /** None of them anywhere. */
  readonly unless?: readonly Concept[];
  readonly services?: Partial<Readonly<Record<ServiceId, number>>>;
  /** Periods that then threaten. */
  readonly rules?: readonly PeriodRuleId[];
}
