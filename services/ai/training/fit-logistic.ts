import { logistic } from "../src/understanding/probabilities.ts";

interface Options {
  /** What the weights are when nothing speaks against it. */
  prior: readonly number[];
  /** How strongly each of them is held there. */
  stiffness: readonly number[];
}

const ROUNDS = 12;

/** Solves a symmetric positive system by Cholesky's decomposition, in place. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = at(row, column);
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k);
      (matrix[row] as number[])[column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  const half = [...right];
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) half[row] = (half[row] ?? 0) - at(row, k) * (half[k] ?? 0);
    half[row] = (half[row] ?? 0) / at(row, row);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) half[row] = (half[row] ?? 0) - at(k, row) * (half[k] ?? 0);
    half[row] = (half[row] ?? 0) / at(row, row);
  }
  return half;
};

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
};

type Point = readonly [variables: ArrayLike<number>, isRight: boolean];

/** What the regression makes as small as it can. */
const lossOf = (weights: readonly number[], points: readonly Point[], { prior, stiffness }: Options): number => {
  const held = weights.reduce((sum, weight, at) => sum + (stiffness[at] ?? 0) * (weight - (prior[at] ?? 0)) ** 2, 0);
  return points.reduce((sum, [variables, isRight]) => {
    const against = dot(weights, variables) * (isRight ? -1 : 1);
    return sum + Math.max(against, 0) + Math.log1p(Math.exp(-Math.abs(against)));
  }, held / 2);
};

const newtonStep = (weights: readonly number[], points: readonly Point[], { prior, stiffness }: Options): number[] => {
  const size = weights.length;
  const gradient = weights.map((weight, at) => (stiffness[at] ?? 0) * (weight - (prior[at] ?? 0)));
  const hessian = weights.map((_, row) => weights.map((_weight, at) => (row === at ? (stiffness[at] ?? 0) : 0)));
  for (const [variables, isRight] of points) {
    const p = logistic(dot(weights, variables));
    const curve = Math.max(p * (1 - p), 1e-6);
    for (let row = 0; row < size; row += 1) {
      const variable = variables[row] as number;
      gradient[row] = (gradient[row] as number) + (p - (isRight ? 1 : 0)) * variable;
      const line = hessian[row] as number[];
      for (let at = 0; at <= row; at += 1)
        line[at] = (line[at] as number) + curve * variable * (variables[at] as number);
    }
  }
  return solve(hessian, gradient);
};

/** A step that leads too far is halved, down to this part of it. */
const SHORTEST_STEP = 1e-6;

/** Logistic regression of a few variables by Newton's method. */
export const fitLogistic = (points: readonly Point[], options: Options): number[] => {
  let weights = [...options.prior];
  let loss = lossOf(weights, points, options);
  const follow = (step: readonly number[]): boolean => {
    for (let length = 1; length >= SHORTEST_STEP; length /= 2) {
      const tried = weights.map((weight, at) => weight - length * (step[at] ?? 0));
      const triedLoss = lossOf(tried, points, options);
      if (triedLoss < loss) {
        [weights, loss] = [tried, triedLoss];
        return true;
      }
    }
    return false;
  };
  for (let round = 0; round < ROUNDS; round += 1) if (!follow(newtonStep(weights, points, options))) break;
  return weights;
};
