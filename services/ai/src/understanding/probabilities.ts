/** Probabilities that add up to one; sharper ones follow the scores more closely. */
export const softmax = (scores: Float32Array, sharpness: number): Float32Array => {
  const largest = scores.reduce((max, score) => Math.max(max, score), -Infinity);
  const powers = scores.map((score) => Math.exp(sharpness * (score - largest)));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));
