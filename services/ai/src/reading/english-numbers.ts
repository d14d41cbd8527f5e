import { ENGLISH_SMALL, ENGLISH_TENS } from "./digits.ts";

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, mil: 1e6, billion: 1e9 };
/** Before a scale, “a” is one; after “and”, it belongs to “half”. */
const FILLING: ReadonlySet<string> = new Set(["a", "an", "and"]);

const NUMBER_WORDS = [...FILLING, ...Object.keys({ ...ENGLISH_SMALL, ...ENGLISH_TENS, ...SCALES }), "hundred"].join(
  "|",
);

/** Before a number, these make it one of several, or of none that is known: “ten or twenty”, “a few”. */
const JOINED = `(?:\\b(?:few|several|some|many|couple|of|or|to|and|${NUMBER_WORDS})|[0-9])(?:[ -]|, )`;
/** A scale by itself says no number; “3 hundred” and “2 and a half” begin with digits. */
const BEGINNING = `(?:a|an|${Object.keys({ ...ENGLISH_SMALL, ...ENGLISH_TENS }).join("|")}|(?<![0-9.,])[0-9]{1,3}(?= (?:hundred|and)\\b))`;

/** A whole run of number words. */
export const NUMBER_IN_WORDS = `(?<!${JOINED})\\b${BEGINNING}\\b(?:[ -](?:${NUMBER_WORDS})\\b){0,11}`;

/** What a word makes of the hundreds before it; undefined where it makes no sense there. */
const addWord = (below: number, word: string): number | undefined => {
  if (FILLING.has(word)) return below;
  if (word === "hundred") return below < 100 ? Math.max(below, 1) * 100 : undefined;
  const ten = ENGLISH_TENS[word];
  if (ten !== undefined) return below % 100 === 0 ? below + ten : undefined;
  const small = /^[0-9]+$/u.test(word) ? Number(word) : ENGLISH_SMALL[word];
  const room = small !== undefined && small < 10 ? 10 : 100;
  return small !== undefined && (small < 1 || below % room === 0) ? below + small : undefined;
};

/** `twenty-five million`, `one and a half million`: only with a scale, for “the last one won” names no money. */
export const readEnglishNumber = (text: string): number | undefined => {
  let total = 0;
  let below = 0;
  let large = Infinity;
  for (const word of text.toLowerCase().split(/[ -]/u)) {
    const scale = SCALES[word];
    if (scale === undefined) {
      const next = addWord(below, word);
      if (next === undefined) return undefined;
      below = next;
    } else {
      if (scale >= large) return undefined;
      total += (below || 1) * scale;
      [below, large] = [0, scale];
    }
  }
  return large === Infinity || !Number.isInteger(total + below) ? undefined : total + below;
};
