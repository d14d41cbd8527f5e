import type { ModelHeader } from "./model.ts";
import { logistic } from "./probabilities.ts";

/** Below this a share is as good as none. */
const LEAST = 1e-3;
/** Brings the logarithms of shares near the size of the scores. */
const SCALE = 1 / 4;

/**
 * What speaks for a rule: its own score, a constant, and how likely each outcome is. A period runs only where what it
 * belongs to is plausible.
 */
export const ruleVariables = (score: number, shares: Float32Array): Float32Array => {
  const variables = new Float32Array(shares.length + 2);
  variables[0] = score;
  variables[1] = 1;
  shares.forEach((share, at) => (variables[at + 2] = Math.log(share + LEAST) * SCALE));
  return variables;
};

/** The probability of each rule, from the scores of all columns and the shares of the outcomes. */
export const ruleProbabilities = (
  { outcomes, rules, ruleWeights }: Pick<ModelHeader, "outcomes" | "rules" | "ruleWeights">,
  scores: Float32Array,
  shares: Float32Array,
): number[] => {
  const variables = ruleVariables(0, shares);
  return rules.map((_rule, at) => {
    variables[0] = scores[outcomes.length + at] ?? 0;
    const weights = ruleWeights[at] ?? [];
    return logistic(variables.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0));
  });
};
