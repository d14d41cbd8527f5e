import { featuresOf } from "../src/understanding/features.ts";
import type { Model } from "../src/understanding/model.ts";
import type { Vector } from "../src/understanding/weigh.ts";
import { columnsOf, createTargets, type Columns } from "./columns.ts";
import { fitLinear } from "./fit-linear.ts";
import { fitModel } from "./fit-model.ts";
import { fitShared } from "./fit-shared.ts";
import type { Situation } from "./situation.ts";

/** Chosen by cross-validation over authors. */
const COST = 0.7;
const SEED = 1;
/** How much "fits at all" counts beside "is the best". */
const ALSO = 0.5;
/**
 * Of an outcome's score so much comes from the classifier of its own and so much from the regression with shared numbers;
 * more of the second finds more services among three and sees less of what the office does not offer.
 */
const OWN = 0.75;
const SHARED = 0.11;
const LIMITS = { features: 80_000, weights: 1_500_000 };

/** One column for each outcome out of its two and the shared one. */
const joinColumns = (
  weights: Float32Array,
  shared: Float32Array,
  rows: number,
  { outcomes, rules, topics }: Columns,
): Float32Array => {
  const from = 2 * outcomes.length + rules.length + topics.length;
  const to = from - outcomes.length;
  const joined = new Float32Array(rows * to);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < to; column += 1) {
      const second = weights[row * from + outcomes.length + column] ?? 0;
      const first = weights[row * from + column] ?? 0;
      const third = shared[row * outcomes.length + column] ?? 0;
      joined[row * to + column] = column < outcomes.length ? OWN * (first + ALSO * second) + SHARED * third : second;
    }
  return joined;
};

const UNCALIBRATED = { sharpness: 1, ruleWeights: [], thresholds: { rule: 1, crisis: 1, sure: 1 } };

/** A model of what these situations have in common; its probabilities are not calibrated yet. */
export const trainModel = (situations: readonly Situation[], columns = columnsOf(situations)): Model => {
  const width = columns.outcomes.length + columns.rules.length + columns.topics.length;
  const targets = situations.map(createTargets(columns, situations));
  const fit = (vectors: readonly Vector[], features: number, passes: number): Float32Array => {
    const asked = width + columns.outcomes.length;
    const weights = fitLinear(vectors, targets, { features, columns: asked, cost: COST, passes, seed: SEED });
    const exclusive = columns.outcomes.length;
    const shared = fitShared(vectors, targets, { features, exclusive, passes, seed: SEED });
    return joinColumns(weights, shared, features + 1, columns);
  };
  const documents = situations.map(({ text }) => featuresOf(text));
  const model = fitModel({ documents, width, fit, limits: LIMITS });
  return { ...model, header: { ...model.header, ...columns, ...UNCALIBRATED } };
};
