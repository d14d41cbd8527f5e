import type { Block } from "../src/understanding/features.ts";
import type { ColumnHeader, Model } from "../src/understanding/model.ts";
import type { Vector } from "../src/understanding/weigh.ts";
import { toVectors, vocabularyOf, type Vocabulary } from "./vocabulary.ts";

interface Limits {
  features: number;
  /** Of them, the strongest of all features together are kept: two bytes each. */
  weights: number;
}

/** Weights by feature and column; the last row is the constant term. */
export type Fit = (vectors: readonly Vector[], features: number, passes: number) => Float32Array;

interface Task {
  documents: readonly (readonly Block[])[];
  /** Columns of the model. */
  width: number;
  /** The weights that show which features count. */
  choose: Fit;
  fit: Fit;
  limits: Limits;
}

const PASSES = 10;
/** Enough to see which features count. */
const FIRST_PASSES = 3;

/** The features with the longest rows of weights. */
const strongest = (
  { places, rarity }: Vocabulary,
  weights: Float32Array,
  width: number,
  limit: number,
): Set<number> => {
  const strengths = Array.from(places, ([hash, place]) => {
    let squares = 0;
    for (let column = 0; column < width; column += 1) squares += (weights[place * width + column] ?? 0) ** 2;
    return { hash, strength: squares * (rarity[place] ?? 0) };
  });
  const kept = strengths.toSorted((a, b) => b.strength - a.strength).slice(0, limit);
  return new Set(kept.map(({ hash }) => hash));
};

/** The size from which on weights are kept. */
const smallestKept = (weights: Float32Array, limit: number): number =>
  weights.map(Math.abs).toSorted()[Math.max(0, weights.length - limit)] ?? 0;

const LARGEST_STEP = 127;

const pack = (weights: Float32Array, vocabulary: Vocabulary, width: number, limit: number): Model<ColumnHeader> => {
  const features = vocabulary.rarity.length;
  const body = weights.subarray(0, features * width);
  const smallest = smallestKept(body, limit);
  const largest = new Float32Array(width);
  body.forEach((weight, at) => {
    largest[at % width] = Math.max(largest[at % width] as number, Math.abs(weight));
  });
  const steps = Array.from(largest, (weight) => weight / LARGEST_STEP || 1);
  const starts = new Uint32Array(features + 1);
  const kept: [column: number, weight: number][] = [];
  for (let feature = 0; feature < features; feature += 1) {
    starts[feature] = kept.length;
    for (let column = 0; column < width; column += 1) {
      const weight = body[feature * width + column] as number;
      const stored = Math.round(weight / (steps[column] as number));
      if (Math.abs(weight) >= smallest && stored !== 0) kept.push([column, stored]);
    }
  }
  starts[features] = kept.length;
  return {
    header: { constants: Array.from(weights.subarray(features * width)), steps },
    hashes: Uint32Array.from(vocabulary.places.keys()),
    rarity: vocabulary.rarity,
    starts,
    columns: Uint8Array.from(kept, ([column]) => column),
    weights: Int8Array.from(kept, ([, weight]) => weight),
  };
};

/** A linear model of documents, with the features and weights that count most. */
export const fitModel = ({ documents, width, choose, fit, limits }: Task): Model<ColumnHeader> => {
  if (width > 256) throw new Error(`${width} columns: a byte names a column`);
  const all = vocabularyOf(documents);
  const first = choose(toVectors(documents, all), all.rarity.length, FIRST_PASSES);
  const vocabulary = vocabularyOf(documents, strongest(all, first, width, limits.features));
  const weights = fit(toVectors(documents, vocabulary), vocabulary.rarity.length, PASSES);
  return pack(weights, vocabulary, width, limits.weights);
};
