import { bestOf, type Columns } from "./columns.ts";
import { fitLogistic } from "./fit-logistic.ts";
import type { Situation } from "./situation.ts";
import type { ModelHeader } from "../src/understanding/model.ts";
import { softmax } from "../src/understanding/probabilities.ts";
import { ruleProbabilities, ruleVariables } from "../src/understanding/rule-probabilities.ts";

/** What a model that never saw its author said of a situation. */
export interface Prediction {
  situation: Situation;
  scores: Float32Array;
}

/** Lines without a period may raise so many alerts each; those of an author set aside raise a little more. */
const ALERTS_MAX = 0.13;
/** Of lines that are no crisis, so many may be taken for one; many of them were written to look like one. */
const FALSE_CRISES_MAX = 0.02;

type Names = Pick<ModelHeader, "outcomes" | "rules">;

const sharpnessLoss = (predictions: readonly Prediction[], outcomes: readonly string[], sharpness: number): number =>
  predictions.reduce((sum, { situation, scores }) => {
    const probability = softmax(scores.subarray(0, outcomes.length), sharpness)[outcomes.indexOf(bestOf(situation))];
    return sum - Math.log(Math.max(probability ?? 0, 1e-6));
  }, 0);

const fitSharpness = (predictions: readonly Prediction[], outcomes: readonly string[]): number => {
  const tried = Array.from({ length: 60 }, (_, at) => 0.5 * 1.06 ** at);
  const losses = tried.map((sharpness) => sharpnessLoss(predictions, outcomes, sharpness));
  return tried[losses.indexOf(Math.min(...losses))] ?? 1;
};

/** A prediction with how likely each outcome is. */
interface Shared extends Prediction {
  shares: Float32Array;
}

/** Lines that are nowhere near a rule say nothing about its border. */
const FAR = -1.05;
const PRIOR_SLOPE = 9;
const PRIOR_SHIFT = 3;
const STIFFNESS = 2;
const STIFFNESS_OF_OUTCOMES = 3;
const DIGITS = 1e4;

const fitRules = (predictions: readonly Shared[], { outcomes, rules }: Names, says: Says): number[][] => {
  const others = outcomes.map(() => 0);
  const prior = [PRIOR_SLOPE, PRIOR_SHIFT, ...others];
  const stiffness = [STIFFNESS, STIFFNESS, ...others.map(() => STIFFNESS_OF_OUTCOMES)];
  return rules.map((rule, at) => {
    const points = predictions.flatMap(({ situation, scores, shares }) => {
      const score = scores[outcomes.length + at] ?? 0;
      const isRight = situation.rules.includes(rule);
      return says(situation, rule) && (isRight || score > FAR)
        ? [[ruleVariables(score, shares), isRight] as const]
        : [];
    });
    return fitLogistic(points, { prior, stiffness }).map((weight) => Math.round(weight * DIGITS) / DIGITS);
  });
};

/** Whether an author's lines say of a rule that it does not run. */
type Says = (situation: Situation, rule: string) => boolean;

/** The lowest of the values at which no more than `most` of them are reached. */
const thresholdFor = (values: readonly number[], most: number): number =>
  values.toSorted((a, b) => b - a)[Math.floor(most)] ?? 1;

/** Answers in a band of confidence this wide are taken together. */
const BAND = 0.1;
/** First answers may err so often. */
const ERRORS_MAX = 0.2;

/** The confidence from which on first answers err at most that often; one that fits second is no error. */
const sureFrom = (predictions: readonly Shared[], outcomes: readonly string[]): number => {
  const answers = predictions.map(({ situation: { kind, services }, shares }) => {
    const confidence = Math.max(...shares);
    const first = outcomes[shares.indexOf(confidence)] ?? "";
    return { confidence, isRight: kind === "fit" ? services.includes(first) : first === kind };
  });
  const isSureAt = (threshold: number): boolean => {
    const near = answers.filter(({ confidence }) => Math.abs(confidence - threshold) <= BAND / 2);
    return near.filter(({ isRight }) => !isRight).length <= near.length * ERRORS_MAX;
  };
  const tried = Array.from({ length: 100 }, (_, at) => at / 100);
  return tried[tried.findLastIndex((threshold) => !isSureAt(threshold)) + 1] ?? 1;
};

export type Calibration = Pick<ModelHeader, "sharpness" | "ruleWeights" | "thresholds">;

/** Turns scores into probabilities and thresholds, from predictions on authors that were set aside. */
export const calibrate = (
  predictions: readonly Prediction[],
  { outcomes, rules }: Pick<Columns, "outcomes" | "rules">,
  says: Says,
): Calibration => {
  const sharpness = fitSharpness(predictions, outcomes);
  const shared = predictions.map((prediction): Shared => {
    const shares = softmax(prediction.scores.subarray(0, outcomes.length), sharpness);
    return { ...prediction, shares };
  });
  const ruleWeights = fitRules(shared, { outcomes, rules }, says);
  const silent = shared.filter(({ situation }) => situation.rules.length === 0);
  const alerts = silent.flatMap(({ situation, scores, shares }) =>
    ruleProbabilities({ outcomes, rules, ruleWeights }, scores, shares).filter((_, at) =>
      says(situation, rules[at] ?? ""),
    ),
  );
  const crisis = outcomes.indexOf("crisis");
  const calm = shared.filter(({ situation }) => situation.kind !== "crisis");
  const fears = calm.map(({ shares }) => shares[crisis] ?? 0);
  return {
    sharpness,
    ruleWeights,
    thresholds: {
      rule: thresholdFor(alerts, silent.length * ALERTS_MAX),
      crisis: thresholdFor(fears, calm.length * FALSE_CRISES_MAX),
      sure: sureFrom(shared, outcomes),
    },
  };
};
