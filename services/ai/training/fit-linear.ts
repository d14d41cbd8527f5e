import type { Vector } from "../src/understanding/weigh.ts";

/** For one example and one column: right, wrong, or not said by its author. */
export type Target = 1 | -1 | 0;

interface Options {
  features: number;
  columns: number;
  /** The price of an error; higher follows the examples more closely. */
  cost: number;
  passes: number;
  seed: number;
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

export const shuffle = (order: Int32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
};

/**
 * Linear classifiers with squared hinge loss, one against the rest, all columns at once: dual coordinate descent
 * (Hsieh et al., ICML 2008). Returns the weights by feature and column; the last row is the constant term.
 */
export const fitLinear = (
  examples: readonly Vector[],
  targets: readonly Int8Array[],
  { features, columns, cost, passes, seed }: Options,
): Float32Array => {
  const weights = new Float32Array((features + 1) * columns);
  const duals = new Float32Array(examples.length * columns);
  const squares = examples.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  const order = Int32Array.from(examples.keys());
  const random = createRandom(seed);
  const diagonal = 1 / (2 * cost);
  const scores = new Float32Array(columns);
  /** The columns whose weights an example moves, and by how much. */
  const changed = new Int32Array(columns);
  const steps = new Float32Array(columns);

  const visit = (number: number): void => {
    const { indexes, values } = examples[number] as Vector;
    const target = targets[number] as Int8Array;
    scoreAll(weights, examples[number] as Vector, columns, features, scores);
    let changes = 0;
    for (let column = 0; column < columns; column += 1) {
      const side = target[column] as number;
      const at = number * columns + column;
      const dual = duals[at] as number;
      const gradient = side * (scores[column] as number) - 1 + dual * diagonal;
      const next = side === 0 ? 0 : Math.max(0, dual - gradient / ((squares[number] as number) + diagonal));
      if (next === dual) continue;
      duals[at] = next;
      changed[changes] = column;
      steps[changes] = (next - dual) * side;
      changes += 1;
    }
    const add = (row: number, value: number): void => {
      const start = row * columns;
      for (let at = 0; at < changes; at += 1) {
        const place = start + (changed[at] as number);
        weights[place] = (weights[place] as number) + (steps[at] as number) * value;
      }
    };
    if (changes === 0) return;
    for (let at = 0; at < indexes.length; at += 1) add(indexes[at] as number, values[at] as number);
    add(features, 1);
  };

  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    order.forEach(visit);
  }
  return weights;
};

/** The scores of one example, written into `scores`. */
export const scoreAll = (
  weights: Float32Array,
  { indexes, values }: Vector,
  columns: number,
  features: number,
  scores: Float32Array,
): void => {
  const constant = features * columns;
  for (let column = 0; column < columns; column += 1) scores[column] = weights[constant + column] as number;
  for (let at = 0; at < indexes.length; at += 1) {
    const start = (indexes[at] as number) * columns;
    const value = values[at] as number;
    for (let column = 0; column < columns; column += 1)
      scores[column] = (scores[column] as number) + (weights[start + column] as number) * value;
  }
};
