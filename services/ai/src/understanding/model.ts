import type { Block } from "./features.ts";
import { weigh } from "./weigh.ts";

/** What every weight file says of its columns. */
export interface ColumnHeader {
  /** The constant term of each column. */
  constants: readonly number[];
  /** What one step of a stored weight is worth, by column. */
  steps: readonly number[];
}

/** The head of the weights that situations are understood by. */
export interface ModelHeader extends ColumnHeader {
  outcomes: readonly string[];
  rules: readonly string[];
  topics: readonly string[];
  /** Scores of the outcomes times this are the logarithms of odds. */
  sharpness: number;
  /** By rule: what its variables count (`ruleVariables`). */
  ruleWeights: readonly (readonly number[])[];
  /** Probabilities from which on a rule is said to threaten, a crisis is answered as one, a first answer is sure. */
  thresholds: { rule: number; crisis: number; sure: number };
}

/** A trained linear model; its weights are kept sparse, each in one byte. */
export interface Model<Header extends ColumnHeader = ModelHeader> {
  header: Header;
  /** Sorted. */
  hashes: Uint32Array;
  rarity: Float32Array;
  /** Where the weights of a feature begin; one more than there are features. */
  starts: Uint32Array;
  columns: Uint8Array;
  weights: Int8Array;
}

/** The place of a hash in the table, which is halved until it is found; -1 without one. */
export const createLookup =
  (hashes: Uint32Array) =>
  (hash: number): number => {
    let low = 0;
    let high = hashes.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = hashes[middle] as number;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  };

/** The score of each column. */
export const scoreText = (model: Model<ColumnHeader>, blocks: readonly Block[]): Float32Array => {
  const { header, starts, columns, weights } = model;
  const scores = Float32Array.from(header.constants);
  const steps = Float32Array.from(header.steps);
  const { indexes, values } = weigh(blocks, { indexOf: createLookup(model.hashes), rarity: model.rarity });
  for (let at = 0; at < indexes.length; at += 1) {
    const feature = indexes[at] as number;
    const value = values[at] as number;
    const end = starts[feature + 1] as number;
    for (let entry = starts[feature] as number; entry < end; entry += 1) {
      const column = columns[entry] as number;
      scores[column] = (scores[column] as number) + (weights[entry] as number) * (steps[column] as number) * value;
    }
  }
  return scores;
};
