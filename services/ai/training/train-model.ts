import { featuresOf } from "../src/understanding/features.ts";
import type { Model } from "../src/understanding/model.ts";
import { createTargets, type Columns } from "./columns.ts";
import { fitLinear } from "./fit-linear.ts";
import { fitModel, type Fit } from "./fit-model.ts";
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
/** By so much the constant of what the office does not offer is raised: the sum alone sees less of it in English. */
const NOT_OFFERED = 0.04;
const LIMITS = { features: 80_000, weights: 1_450_000 };

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

/** The classifiers' weights of the outcomes, which are the first columns, with the shared ones added. */
const addShared = (own: Float32Array, width: number, shared: Float32Array, outcomes: number) =>
  own.map((weight, at) => {
    const column = at % width;
    if (column >= outcomes) return weight;
    return OWN * weight + SHARED * (shared[((at - column) / width) * outcomes + column] as number);
  });

const UNCALIBRATED = { sharpness: 1, ruleWeights: [], thresholds: { rule: 1, crisis: 1, sure: 1 } };

/** A model of what these situations have in common; its probabilities are not calibrated yet. */
export const trainModel = (situations: readonly Situation[], columns: Columns): Model => {
  const outcomes = columns.outcomes.length;
  const width = outcomes + columns.rules.length + columns.topics.length;
  const targets = situations.map(createTargets(columns, situations));
  const classify: Fit = (vectors, features, passes) => {
    const options = { features, columns: outcomes + width, cost: COST, passes, seed: SEED };
    return joinColumns(fitLinear(vectors, targets, options), features + 1, columns);
  };
  const fit: Fit = (vectors, features, passes) => {
    const shared = fitShared(vectors, targets, { features, exclusive: outcomes, passes });
    const weights = addShared(classify(vectors, features, passes), width, shared, outcomes);
    const constant = features * width + columns.outcomes.indexOf("none");
    weights[constant] = (weights[constant] as number) + NOT_OFFERED;
    return weights;
  };
  const documents = situations.map(({ text }) => featuresOf(text));
  const model = fitModel({ documents, width, choose: classify, fit, limits: LIMITS });
  return { ...model, header: { ...model.header, ...columns, ...UNCALIBRATED } };
};
