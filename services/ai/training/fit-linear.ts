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

const shuffle = (order: Int32Array, random: () => number): void => {
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
  const steps = new Float32Array(columns);

  const visit = (number: number): void => {
    const { indexes, values } = examples[number] as Vector;
    const target = targets[number] as Int8Array;
    scoreAll(weights, examples[number] as Vector, columns, features, steps);
    let changed = false;
    for (let column = 0; column < columns; column += 1) {
      const side = target[column] ?? 0;
      const at = number * columns + column;
      const dual = duals[at] ?? 0;
      const gradient = side * (steps[column] ?? 0) - 1 + dual * diagonal;
      const next = side === 0 ? 0 : Math.max(0, dual - gradient / ((squares[number] ?? 1) + diagonal));
      duals[at] = next;
      steps[column] = (next - dual) * side;
      changed ||= next !== dual;
    }
    if (!changed) return;
    const add = (row: number, value: number): void => {
      const start = row * columns;
      for (let column = 0; column < columns; column += 1)
        weights[start + column] = (weights[start + column] as number) + (steps[column] as number) * value;
    };
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
