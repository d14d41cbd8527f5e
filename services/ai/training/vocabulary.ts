import type { Block } from "../src/understanding/features.ts";
import { weigh, type Vector } from "../src/understanding/weigh.ts";

type Document = readonly Block[];

export interface Vocabulary {
  places: Map<number, number>;
  rarity: Float32Array;
}

const MIN_DOCUMENTS = 2;

/** The features that more than one document has, among those to keep. */
export const vocabularyOf = (documents: readonly Document[], keep?: ReadonlySet<number>): Vocabulary => {
  const counts = new Map<number, number>();
  for (const blocks of documents)
    for (const block of blocks) for (const hash of block.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const kept = [...counts].filter(([hash, count]) => count >= MIN_DOCUMENTS && (keep?.has(hash) ?? true));
  const sorted = kept.toSorted(([a], [b]) => a - b);
  return {
    places: new Map(sorted.map(([hash], place) => [hash, place])),
    rarity: Float32Array.from(sorted, ([, count]) => Math.log((1 + documents.length) / (1 + count)) + 1),
  };
};

export const toVectors = (documents: readonly Document[], { places, rarity }: Vocabulary): Vector[] =>
  documents.map((blocks) => weigh(blocks, { indexOf: (hash) => places.get(hash) ?? -1, rarity }));
