import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Concept } from "./concepts/concept-ids.ts";
import type { Sighting, Sightings } from "./find-concepts.ts";
import type { Signal } from "./signals/signal.ts";
import { SIGNALS } from "./signals/all-signals.ts";

/** Two concepts belong together when they stand at most this many letters apart. */
const NEAR = 60;

export interface SignalReading {
  scores: Map<ServiceId, number>;
  /** The words of the story that spoke for a service, the strongest first. */
  evidence: Map<ServiceId, string[]>;
  rules: Set<PeriodRuleId>;
}

const sightingsOf = (part: string, found: Sightings): Sighting[] =>
  part.split("|").flatMap((concept) => found.get(concept as Concept) ?? []);

const isNear = (one: Sighting, others: readonly Sighting[]): boolean =>
  others.some(({ at }) => Math.abs(at - one.at) <= NEAR);

/** The sightings that make a signal true, or nothing. */
const matched = ({ when, unless = [] }: Signal, found: Sightings): Sighting[] | undefined => {
  if (unless.some((concept) => found.has(concept))) return undefined;
  const [first = [], ...others] = when.map((part) => sightingsOf(part, found));
  const anchor = first.find((sighting) => others.every((other) => isNear(sighting, other)));
  if (!anchor) return undefined;
  return [anchor, ...others.flatMap((other) => other.filter((sighting) => isNear(sighting, [anchor])).slice(0, 1))];
};

export const readSignals = (found: Sightings): SignalReading => {
  const reading: SignalReading = { scores: new Map(), evidence: new Map(), rules: new Set() };
  const strengths: { id: ServiceId; weight: number; words: string[] }[] = [];
  for (const signal of SIGNALS) {
    const sightings = matched(signal, found);
    if (!sightings) continue;
    for (const rule of signal.rules ?? []) reading.rules.add(rule);
    for (const [id, weight] of Object.entries(signal.services ?? {}) as [ServiceId, number][]) {
      reading.scores.set(id, (reading.scores.get(id) ?? 0) + weight);
      strengths.push({ id, weight, words: sightings.map(({ word }) => word) });
    }
  }
  for (const { id, words } of strengths.toSorted((a, b) => b.weight - a.weight))
    reading.evidence.set(id, [...new Set([...(reading.evidence.get(id) ?? []), ...words])]);
  return reading;
};
