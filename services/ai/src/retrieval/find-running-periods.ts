import type { PeriodRuleId } from "@legal/catalog";
import { findConcepts } from "./find-concepts.ts";
import { matchSignals } from "./match-signals.ts";

/**
 * Periods that run in a situation. By hand-written signals still: a wrong period harms more than a wrong service, and
 * the trained model does not yet hold what the law's tests ask of them (ADR 49).
 */
export const findRunningPeriods = async (text: string): Promise<PeriodRuleId[]> =>
  matchSignals(await findConcepts(text));
