import { escapeRegex } from "./search-text.ts";

/** Stands behind the last letter of a line, so that this letter begins a pair too. */
const END = "\n";

const pairsIn = (letters: string[]): string[] => letters.map((letter, at) => letter + (letters[at + 1] ?? END));

/** Every two letters that stand beside each other: an index of them finds any part of a word. */
export const letterPairsOf = (words: string): string[] => [
  ...new Set(words.split(END).flatMap((line) => pairsIn(Array.from(line)))),
];

/** What the letter pairs of every text that contains this one fit; a text that fits need not contain it. */
export const withLetterPairs = (part: string): { $all: string[] } | { $regex: string } => {
  const pairs = [...new Set(pairsIn(Array.from(part)).slice(0, -1))];
  return pairs.length > 0 ? { $all: pairs } : { $regex: `^${escapeRegex(part)}` };
};
