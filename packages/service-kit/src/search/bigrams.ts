import { escapeRegex } from "./search-text.ts";

/** Appended to each line, so that its last character begins a bigram too. */
const END = "\n";

const pairsIn = (characters: string[]): string[] =>
  characters.map((character, at) => character + (characters[at + 1] ?? END));

/** Every two adjacent characters: an index of them finds any part of a word. */
export const bigramsOf = (words: string): string[] => [
  ...new Set(words.split(END).flatMap((line) => pairsIn(Array.from(line)))),
];

/** Matches the bigrams of every text that contains this one; a text that matches need not contain it. */
export const withBigrams = (part: string): { $all: string[] } | { $regex: string } => {
  const pairs = [...new Set(pairsIn(Array.from(part)).slice(0, -1))];
  return pairs.length > 0 ? { $all: pairs } : { $regex: `^${escapeRegex(part)}` };
};
