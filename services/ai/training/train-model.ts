import { featuresOf, type Block } from "../src/understanding/features.ts";
import type { Model } from "../src/understanding/model.ts";
import { weigh, type Vector } from "../src/understanding/weigh.ts";
import { columnsOf, createTargets, type Columns } from "./columns.ts";
import { fitLinear } from "./fit-linear.ts";
import type { Situation } from "./situation.ts";

/** Chosen by cross-validation over authors. */
const COST = 0.7;
const PASSES = 10;
/** Enough to see which features count. */
const FIRST_PASSES = 3;
const SEED = 1;
/** How much "fits at all" counts beside "is the best". */
const ALSO = 0.5;
const MIN_DOCUMENTS = 2;
const MAX_FEATURES = 80_000;
/** Of them, the strongest of all features together are kept: two bytes each. */
const MAX_WEIGHTS = 1_500_000;

interface Vocabulary {
  places: Map<number, number>;
  rarity: Float32Array;
}

const vocabularyOf = (documents: readonly (readonly Block[])[], keep?: ReadonlySet<number>): Vocabulary => {
  const counts = new Map<number, number>();
  for (const blocks of documents)
    for (const block of blocks) for (const hash of block.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const kept = [...counts].filter(([hash, count]) => count >= MIN_DOCUMENTS && (keep?.has(hash) ?? true));
  const sorted = kept.toSorted(([a], [b]) => a - b);
  return {
    places: new Map(sorted.map(([hash], place) => [hash, place])),
    rarity: Float32Array.from(sorted, ([, count]) => Math.log((1 + documents.length) / (1 + count)) + 1),
  };
};

const toVectors = (documents: readonly (readonly Block[])[], { places, rarity }: Vocabulary): Vector[] =>
  documents.map((blocks) => weigh(blocks, { indexOf: (hash) => places.get(hash) ?? -1, rarity }));

/** One column for each outcome out of its two. */
const joinColumns = (weights: Float32Array, rows: number, { outcomes, rules, topics }: Columns): Float32Array => {
  const from = 2 * outcomes.length + rules.length + topics.length;
  const to = from - outcomes.length;
  const joined = new Float32Array(rows * to);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < to; column += 1) {
      const second = weights[row * from + outcomes.length + column] ?? 0;
      const first = weights[row * from + column] ?? 0;
      joined[row * to + column] = column < outcomes.length ? first + ALSO * second : second;
    }
  return joined;
};

interface Fit {
  vectors: readonly Vector[];
  situations: readonly Situation[];
  columns: Columns;
  features: number;
  passes: number;
}

const fit = ({ vectors, situations, columns, features, passes }: Fit): Float32Array => {
  const asked = 2 * columns.outcomes.length + columns.rules.length + columns.topics.length;
  const options = { features, columns: asked, cost: COST, passes, seed: SEED };
  const weights = fitLinear(vectors, situations.map(createTargets(columns, situations)), options);
  return joinColumns(weights, features + 1, columns);
};

/** The features with the longest rows of weights. */
const strongest = ({ places, rarity }: Vocabulary, weights: Float32Array, width: number): Set<number> => {
  const strengths = Array.from(places, ([hash, place]) => {
    let squares = 0;
    for (let column = 0; column < width; column += 1) squares += (weights[place * width + column] ?? 0) ** 2;
    return { hash, strength: squares * (rarity[place] ?? 0) };
  });
  const kept = strengths.toSorted((a, b) => b.strength - a.strength).slice(0, MAX_FEATURES);
  return new Set(kept.map(({ hash }) => hash));
};

/** The size from which on weights are kept. */
const smallestKept = (weights: Float32Array): number =>
  weights.map(Math.abs).toSorted()[Math.max(0, weights.length - MAX_WEIGHTS)] ?? 0;

const UNCALIBRATED = { sharpness: 1, ruleWeights: [], thresholds: { rule: 1, crisis: 1, sure: 1 } };
const LARGEST_STEP = 127;

const pack = (weights: Float32Array, vocabulary: Vocabulary, columns: Columns): Model => {
  const features = vocabulary.rarity.length;
  const width = columns.outcomes.length + columns.rules.length + columns.topics.length;
  const body = weights.subarray(0, features * width);
  const limit = smallestKept(body);
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
      if (Math.abs(weight) >= limit && stored !== 0) kept.push([column, stored]);
    }
  }
  starts[features] = kept.length;
  const constants = Array.from(weights.subarray(features * width));
  return {
    header: { ...columns, constants, steps, ...UNCALIBRATED, features },
    hashes: Uint32Array.from(vocabulary.places.keys()),
    rarity: vocabulary.rarity,
    starts,
    columns: Uint8Array.from(kept, ([column]) => column),
    weights: Int8Array.from(kept, ([, weight]) => weight),
  };
};

/** A model of what these situations have in common; its probabilities are not calibrated yet. */
export const trainModel = (situations: readonly Situation[], columns = columnsOf(situations)): Model => {
  const documents = situations.map(({ text }) => featuresOf(text));
  const all = vocabularyOf(documents);
  const width = columns.outcomes.length + columns.rules.length + columns.topics.length;
  const fitTo = (known: Vocabulary, passes: number): Float32Array =>
    fit({ vectors: toVectors(documents, known), situations, columns, features: known.rarity.length, passes });
  const vocabulary = vocabularyOf(documents, strongest(all, fitTo(all, FIRST_PASSES), width));
  const weights = fitTo(vocabulary, PASSES);
  return pack(weights, vocabulary, columns);
};
