import { BLOCK_WEIGHTS, type Block } from "./features.ts";

/** A text as the model sees it: the features it knows, by their place in its table, and how much each counts. */
export interface Vector {
  indexes: Int32Array;
  values: Float32Array;
}

interface KnownFeatures {
  /** The place of a feature by its hash; -1 where the model does not know it. */
  indexOf: (hash: number) => number;
  /** Rarity by place. */
  rarity: ArrayLike<number>;
}

/** TF-IDF with damped counts; each block has the length of its weight, whatever the text's. */
export const weigh = (blocks: readonly Block[], { indexOf, rarity }: KnownFeatures): Vector => {
  const indexes: number[] = [];
  const values: number[] = [];
  blocks.forEach((block, number) => {
    const start = indexes.length;
    let squares = 0;
    for (const [hash, count] of block) {
      const index = indexOf(hash);
      if (index < 0) continue;
      const value = (1 + Math.log(count)) * (rarity[index] ?? 0);
      indexes.push(index);
      values.push(value);
      squares += value * value;
    }
    const scale = (BLOCK_WEIGHTS[number] ?? 1) / Math.sqrt(squares || 1);
    for (let at = start; at < values.length; at += 1) values[at] = (values[at] ?? 0) * scale;
  });
  return { indexes: Int32Array.from(indexes), values: Float32Array.from(values) };
};
