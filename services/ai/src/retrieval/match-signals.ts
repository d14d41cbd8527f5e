import type { PeriodRuleId } from "@legal/catalog";
import type { Concept } from "./concepts/concept-ids.ts";
import type { ConceptPlaces } from "./find-concepts.ts";
import type { Signal } from "./signals/signal.ts";
import { SIGNALS } from "./signals/all-signals.ts";

/** Two concepts belong together when they are at most this many letters apart. */
const NEAR = 60;

const placesOf = (part: string, found: ConceptPlaces): number[] =>
  part.split("|").flatMap((concept) => found.get(concept as Concept) ?? []);

const isNear = (one: number, others: readonly number[]): boolean => others.some((at) => Math.abs(at - one) <= NEAR);

const isTrue = ({ when, unless = [] }: Signal, found: ConceptPlaces): boolean => {
  if (unless.some((concept) => found.has(concept))) return false;
  const [first = [], ...others] = when.map((part) => placesOf(part, found));
  return first.some((at) => others.every((other) => isNear(at, other)));
};

/** The periods that threaten where these concepts were found, in the order of the signals. */
export const matchSignals = (found: ConceptPlaces): PeriodRuleId[] => [
  ...new Set(SIGNALS.flatMap((signal) => (isTrue(signal, found) ? signal.rules : []))),
];
