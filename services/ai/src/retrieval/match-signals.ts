import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Concept } from "./concepts/concept-ids.ts";
import type { ConceptMatch, ConceptMatches } from "./find-concepts.ts";
import type { Signal } from "./signals/signal.ts";
import { SIGNALS } from "./signals/all-signals.ts";

/** Two concepts belong together when they are at most this many letters apart. */
const NEAR = 60;

export interface SignalMatches {
  scores: Map<ServiceId, number>;
  /** The words of the situation that spoke for a service, the strongest first. */
  evidence: Map<ServiceId, string[]>;
  rules: Set<PeriodRuleId>;
}

const matchesOf = (part: string, found: ConceptMatches): ConceptMatch[] =>
  part.split("|").flatMap((concept) => found.get(concept as Concept) ?? []);

const isNear = (one: ConceptMatch, others: readonly ConceptMatch[]): boolean =>
  others.some(({ at }) => Math.abs(at - one.at) <= NEAR);

/** The matches that make a signal true, or nothing. */
const matchSignal = ({ when, unless = [] }: Signal, found: ConceptMatches): ConceptMatch[] | undefined => {
  if (unless.some((concept) => found.has(concept))) return undefined;
  const [first = [], ...others] = when.map((part) => matchesOf(part, found));
  const anchor = first.find((match) => others.every((other) => isNear(match, other)));
  if (!anchor) return undefined;
  return [anchor, ...others.flatMap((other) => other.filter((match) => isNear(match, [anchor])).slice(0, 1))];
};

export const matchSignals = (found: ConceptMatches): SignalMatches => {
  const reading: SignalMatches = { scores: new Map(), evidence: new Map(), rules: new Set() };
  const strengths: { id: ServiceId; weight: number; words: string[] }[] = [];
  for (const signal of SIGNALS) {
    const matches = matchSignal(signal, found);
    if (!matches) continue;
    for (const rule of signal.rules ?? []) reading.rules.add(rule);
    for (const [id, weight] of Object.entries(signal.services ?? {}) as [ServiceId, number][]) {
      reading.scores.set(id, (reading.scores.get(id) ?? 0) + weight);
      strengths.push({ id, weight, words: matches.map(({ word }) => word) });
    }
  }
  for (const { id, words } of strengths.toSorted((a, b) => b.weight - a.weight))
    reading.evidence.set(id, [...new Set([...(reading.evidence.get(id) ?? []), ...words])]);
  return reading;
};
