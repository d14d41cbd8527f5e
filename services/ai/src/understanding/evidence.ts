import { featuresOf } from "./features.ts";
import { createLookup, type Model } from "./model.ts";

/** Words as they are written: runs of Han characters or katakana, of Hangul, of Latin letters. */
const WORDS = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}|\p{Script=Hangul}{2,}|[\p{Script=Latin}'’]{3,}/gu;
/** Of a long text only the first words are quoted; more would cost time and not be shown. */
const MAX_WORDS = 150;
const MAX_LENGTH = 16;

interface WeighedWord {
  word: string;
  /** For each of the columns asked. */
  strengths: Float32Array;
}

/**
 * The writer's own words that spoke for each of some columns, the strongest first: a word is weighed by the letters and
 * readings it is made of.
 */
export const findEvidence = (model: Model, text: string, columns: readonly number[]): string[][] => {
  const indexOf = createLookup(model.hashes);
  const places = new Int32Array(256).fill(-1);
  columns.forEach((column, place) => (places[column] = place));

  const weighWord = (word: string): WeighedWord => {
    const strengths = new Float32Array(columns.length);
    for (const block of featuresOf(word))
      for (const hash of block.keys()) {
        const feature = indexOf(hash);
        if (feature < 0) continue;
        const end = model.starts[feature + 1] as number;
        for (let entry = model.starts[feature] as number; entry < end; entry += 1) {
          const place = places[model.columns[entry] as number] as number;
          if (place < 0) continue;
          const weight = (model.weights[entry] as number) * (model.rarity[feature] as number);
          strengths[place] = (strengths[place] as number) + weight;
        }
      }
    return { word, strengths };
  };

  const words = [...new Set((text.match(WORDS) ?? []).slice(0, MAX_WORDS))].filter(
    ({ length }) => length <= MAX_LENGTH,
  );
  const weighed = words.map(weighWord);
  return columns.map((_, place) =>
    weighed
      .filter(({ strengths }) => (strengths[place] ?? 0) > 0)
      .toSorted((a, b) => (b.strengths[place] ?? 0) - (a.strengths[place] ?? 0))
      .map(({ word }) => word),
  );
};
