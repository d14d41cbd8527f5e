import { bestOf } from "./columns.ts";
import type { Situation } from "./situation.ts";
import type { ModelHeader } from "../src/understanding/model.ts";
import { logistic, softmax } from "../src/understanding/probabilities.ts";

/** What a model that never saw its author said of a situation. */
export interface Prediction {
  situation: Situation;
  scores: Float32Array;
}

/** Lines without a period may raise so many alerts each. */
const ALERTS_MAX = 0.15;
/** Of lines that are no crisis, so many may be taken for one. */
const FALSE_CRISES_MAX = 0.012;

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

/** Logistic regression of one variable, by Newton's method. */
const fitLogistic = (
  points: readonly (readonly [score: number, isRight: boolean])[],
): { slope: number; shift: number } => {
  let [slope, shift] = [2, 0];
  for (let round = 0; round < 30; round += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const [score, isRight] of points) {
      const p = logistic(slope * score + shift);
      const error = p - (isRight ? 1 : 0);
      const weight = p * (1 - p);
      g0 += error;
      g1 += error * score;
      h00 += weight;
      h01 += weight * score;
      h11 += weight * score * score;
    }
    const determinant = h00 * h11 - h01 * h01;
    shift -= (h11 * g0 - h01 * g1) / determinant;
    slope -= (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope, shift };
};

/** The lowest of the values at which no more than `most` of them are reached. */
const thresholdFor = (values: readonly number[], most: number): number =>
  values.toSorted((a, b) => b - a)[Math.floor(most)] ?? 1;

/** Answers in a band of confidence this wide are taken together. */
const BAND = 0.1;
/** First answers may err so often. */
const ERRORS_MAX = 0.2;

/** The confidence from which on first answers err at most that often; one that fits second is no error. */
const sureFrom = (predictions: readonly Prediction[], outcomes: readonly string[], sharpness: number): number => {
  const answers = predictions.map(({ situation: { kind, services }, scores }) => {
    const shares = softmax(scores.subarray(0, outcomes.length), sharpness);
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

export type Calibration = Pick<ModelHeader, "sharpness" | "rule" | "thresholds">;

/** Turns scores into probabilities and thresholds, from predictions on authors that were set aside. */
export const calibrate = (
  predictions: readonly Prediction[],
  { outcomes, rules }: Pick<ModelHeader, "outcomes" | "rules">,
): Calibration => {
  const sharpness = fitSharpness(predictions, outcomes);
  const ruleScore = (scores: Float32Array, rule: number) => scores[outcomes.length + rule] ?? 0;
  const points = predictions.flatMap(({ situation, scores }) =>
    rules.map((rule, at) => [ruleScore(scores, at), situation.rules.includes(rule)] as const),
  );
  const rule = fitLogistic(points);
  const toProbability = (score: number) => logistic(rule.slope * score + rule.shift);
  const silent = predictions.filter(({ situation }) => situation.rules.length === 0);
  const alerts = silent.flatMap(({ scores }) => rules.map((_, at) => toProbability(ruleScore(scores, at))));
  const crisis = outcomes.indexOf("crisis");
  const calm = predictions.filter(({ situation }) => situation.kind !== "crisis");
  const fears = calm.map(({ scores }) => softmax(scores.subarray(0, outcomes.length), sharpness)[crisis] ?? 0);
  return {
    sharpness,
    rule,
    thresholds: {
      rule: thresholdFor(alerts, silent.length * ALERTS_MAX),
      crisis: thresholdFor(fears, calm.length * FALSE_CRISES_MAX),
      sure: sureFrom(predictions, outcomes, sharpness),
    },
  };
};
