import type { Vector } from "../src/understanding/weigh.ts";
import { softmax, logistic } from "../src/understanding/probabilities.ts";
import { createRandom, shuffle } from "./fit-linear.ts";

interface Options {
  features: number;
  /** Of the columns so many exclude each other; the others are asked each on its own. */
  exclusive: number;
  passes: number;
}

/** What speaks for any column is said in so many numbers, which all columns share. */
const SHARED = 64;
/** Of each example so much is left out, something else in each pass, so that no feature is relied on alone. */
const LEFT_OUT = 0.3;
/** Of the shared numbers too. */
const SHARED_LEFT_OUT = 0.2;
/** How much a column that is asked on its own counts beside the exclusive ones. */
const ON_ITS_OWN = 0.3;
const RATE = 0.05;
const START = 0.1;
/** The mean of several is taken: what one of them knows by chance, the others do not. */
const SEEDS = [1, 2];

/** Rows of shared numbers, each learning at a rate of its own (Adagrad: Duchi et al., JMLR 2011). */
const createRows = (count: number, random: () => number) => {
  const rows = new Float32Array(count * SHARED).map(() => (2 * random() - 1) * START);
  const slopes = new Float32Array(count).fill(1e-8);
  return {
    addTo: (sum: Float32Array, row: number, factor: number): void => {
      const start = row * SHARED;
      for (let at = 0; at < SHARED; at += 1) sum[at] = (sum[at] as number) + factor * (rows[start + at] as number);
    },
    dot: (vector: Float32Array, row: number): number => {
      const start = row * SHARED;
      let sum = 0;
      for (let at = 0; at < SHARED; at += 1) sum += (vector[at] as number) * (rows[start + at] as number);
      return sum;
    },
    /** Against `factor` times the vector, whose mean square is given. */
    descend: (row: number, vector: Float32Array, square: number, factor: number, rate: number): void => {
      const slope = (slopes[row] as number) + factor * factor * square;
      slopes[row] = slope;
      const step = (rate * factor) / Math.sqrt(slope);
      const start = row * SHARED;
      for (let at = 0; at < SHARED; at += 1)
        rows[start + at] = (rows[start + at] as number) - step * (vector[at] as number);
    },
  };
};

const meanSquare = (vector: Float32Array): number => vector.reduce((sum, value) => sum + value * value, 0) / SHARED;

const multiply = (vector: Float32Array, by: Float32Array): void =>
  vector.forEach((value, at) => (vector[at] = value * (by[at] as number)));

/** By how much the probability of each column is above what its author says; of some columns they say nothing. */
const excess = (scores: Float32Array, target: Int8Array, exclusive: number): Float32Array => {
  const sides = target.subarray(0, exclusive);
  const shares = softmax(
    scores.subarray(0, exclusive).map((score, column) => (sides[column] === 0 ? -Infinity : score)),
    1,
  );
  const rightShare = 1 / sides.filter((side) => side > 0).length;
  return scores.map((score, column) => {
    const side = target[column] as number;
    if (side === 0) return 0;
    if (column < exclusive) return (shares[column] as number) - (side > 0 ? rightShare : 0);
    return ON_ITS_OWN * (logistic(score) - (side > 0 ? 1 : 0));
  });
};

type Rows = ReturnType<typeof createRows>;

/** The weights that the shared numbers amount to; what speaks for every one of the exclusive columns says nothing. */
const multiplyOut = (
  byFeature: Rows,
  byColumn: Rows,
  { features, exclusive }: Pick<Options, "features" | "exclusive">,
): Float32Array => {
  const middle = new Float32Array(SHARED);
  for (let column = 0; column < exclusive; column += 1) byColumn.addTo(middle, column, 1 / exclusive);
  const weights = new Float32Array((features + 1) * exclusive);
  for (let feature = 0; feature <= features; feature += 1) {
    const row = new Float32Array(SHARED);
    byFeature.addTo(row, feature, 1);
    const mean = row.reduce((sum, value, at) => sum + value * (middle[at] as number), 0);
    for (let column = 0; column < exclusive; column += 1)
      weights[feature * exclusive + column] = byColumn.dot(row, column) - mean;
  }
  return weights;
};

const fitOnce = (
  examples: readonly Vector[],
  targets: readonly Int8Array[],
  { features, exclusive, passes }: Options,
  seed: number,
): Float32Array => {
  const random = createRandom(seed);
  const columns = targets[0]?.length ?? 0;
  const byFeature = createRows(features + 1, random);
  const byColumn = createRows(columns, random);
  const order = Int32Array.from(examples.keys());
  const visits = passes * order.length;
  let visit = 0;

  const learn = (number: number): void => {
    const { indexes, values } = examples[number] as Vector;
    const rate = RATE * (1 - visit / visits);
    visit += 1;
    const kept = indexes.map((_index, at) => (random() < LEFT_OUT ? -1 : at)).filter((at) => at >= 0);
    const hidden = new Float32Array(SHARED);
    const eachKept = (use: (row: number, value: number) => void): void => {
      for (const at of kept) use(indexes[at] as number, (values[at] as number) / (1 - LEFT_OUT));
      use(features, 1);
    };
    eachKept((row, value) => byFeature.addTo(hidden, row, value));
    const shown = hidden.map(() => (random() < SHARED_LEFT_OUT ? 0 : 1 / (1 - SHARED_LEFT_OUT)));
    multiply(hidden, shown);
    const scores = new Float32Array(columns).map((_, column) => byColumn.dot(hidden, column));
    const slopes = excess(scores, targets[number] as Int8Array, exclusive);
    const back = new Float32Array(SHARED);
    const square = meanSquare(hidden);
    slopes.forEach((slope, column) => {
      if (slope === 0) return;
      byColumn.addTo(back, column, slope);
      byColumn.descend(column, hidden, square, slope, rate);
    });
    multiply(back, shown);
    const backSquare = meanSquare(back);
    eachKept((row, value) => byFeature.descend(row, back, backSquare, value, rate));
  };

  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    order.forEach(learn);
  }
  return multiplyOut(byFeature, byColumn, { features, exclusive });
};

/**
 * Multinomial regression of the exclusive columns through few numbers that they share with all others: what is learned of a
 * period helps to know its service. Returns the weights of the exclusive columns by feature; the last row is the constant term.
 */
export const fitShared = (
  examples: readonly Vector[],
  targets: readonly Int8Array[],
  options: Options,
): Float32Array => {
  const all = SEEDS.map((seed) => fitOnce(examples, targets, options, seed));
  return Float32Array.from(
    all[0] ?? [],
    (_, at) => all.reduce((sum, weights) => sum + (weights[at] as number), 0) / SEEDS.length,
  );
};
