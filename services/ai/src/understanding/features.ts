import { sinoKorean } from "./sino-korean.ts";

/** How often a text has each feature, by its hash; each block is weighed and brought to one length on its own. */
export type Block = ReadonlyMap<number, number>;

export const BLOCK_WEIGHTS = [1, 0.5, 1.5, 0.4, 0.4] as const;

const MAX_GRAM_LENGTH = 5;
const READ_FROM = 2;
const READ_TO = 4;
/** FNV-1a */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

const step = (hash: number, code: number): number => Math.imul(hash ^ code, PRIME);

/** Some characters become eighteen; no more than this of a text is read. */
const MAX_READ = 4_000;

const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .slice(0, MAX_READ)
    .toLowerCase()
    .replaceAll(/\p{Nd}/gu, "0")
    .replaceAll(/\s+/gu, " ")
    .trim();

const add = (block: Map<number, number>, hash: number): void => {
  const key = hash >>> 0;
  block.set(key, (block.get(key) ?? 0) + 1);
};

/** Runs of letters of each word, its borders included. */
const addGrams = (block: Map<number, number>, word: string, seed: number, from: number, to: number): void => {
  const codes = Array.from(` ${word} `, (character) => character.codePointAt(0) ?? 0);
  for (let start = 0; start < codes.length; start += 1) {
    let hash = step(OFFSET, seed);
    for (let length = 1; length <= to && start + length <= codes.length; length += 1) {
      hash = step(hash, codes[start + length - 1] ?? 0);
      const isBlank = length === 1 && codes[start] === 32;
      if (length >= from && !isBlank) add(block, hash);
    }
  }
};

const hashOf = (text: string, seed: number): number => {
  let hash = step(OFFSET, seed);
  for (let at = 0; at < text.length; at += 1) hash = step(hash, text.charCodeAt(at));
  return hash;
};

const bigramBlock = (text: string): Block => {
  const block = new Map<number, number>();
  for (const word of text.split(" ")) addGrams(block, word, 1, 1, MAX_GRAM_LENGTH);
  return block;
};

const WORDS = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu;

const wordBlock = (text: string): Block => {
  const block = new Map<number, number>();
  let before: string | undefined;
  for (const [word] of text.matchAll(WORDS)) {
    add(block, hashOf(word, 2));
    if (before !== undefined) add(block, hashOf(`${before} ${word}`, 2));
    before = word;
  }
  return block;
};

const isKana = (character: string): boolean => character >= "\u3040" && character <= "\u30ff";
const READABLE = /[\p{Script=Hangul}0]+/gu;

const readingBlock = (text: string): Block => {
  const block = new Map<number, number>();
  const read = Array.from(text, (character) => (isKana(character) ? " " : sinoKorean(character))).join("");
  for (const [word] of read.matchAll(READABLE)) addGrams(block, word, 3, READ_FROM, READ_TO);
  return block;
};

/** Stands for an English word in all its forms: `borrowed` and `borrowing` are `borrow`. */
const stem = (word: string): string =>
  word
    .replace(/(?:ings?|ed|ies|es|s|ly)$/u, (ending) => (word.length - ending.length >= 3 ? "" : ending))
    .replace(/[ey]$/u, "");

const addPairs = (block: Map<number, number>, words: readonly string[], seed: number, furthest: number): void => {
  words.forEach((word, at) => {
    for (let distance = 1; distance <= furthest; distance += 1) {
      const other = words[at + distance];
      if (other !== undefined) add(block, hashOf(`${word} ${other}`, seed));
    }
  });
};

const LATIN = /[a-z0-9]+/gu;

const stemBlock = (text: string): Block => {
  const block = new Map<number, number>();
  const stems = (text.replaceAll(/['’]/gu, "").match(LATIN) ?? []).map(stem);
  for (const word of stems) add(block, hashOf(word, 5));
  addPairs(block, stems, 5, 3);
  return block;
};

const SAY_NOTHING = new Set(
  "the a an and or of to in on at for from by with as is are was were be been it its this that these those so very just".split(
    " ",
  ),
);
const TOKENS = /[a-z0-9']+|\p{Script=Hangul}+|\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+/gu;
const LONGEST_HAN = 4;

/** The part of a word that stays the same in its forms; none of what says nothing. */
const kernelOf = (token: string): string[] => {
  if (/^[a-z0-9']/u.test(token)) return SAY_NOTHING.has(token) ? [] : [stem(token)];
  if (/^\p{Script=Hangul}/u.test(token)) return [token.slice(0, 2)];
  if (/^\p{Script=Han}/u.test(token)) return token.length <= LONGEST_HAN ? [token] : [];
  if (/^\p{Script=Hiragana}/u.test(token)) return token.length > 1 ? [token.slice(0, 3)] : [];
  return [token];
};

/** Which words stand near each other, whatever stands between them. */
const nearBlock = (text: string): Block => {
  const block = new Map<number, number>();
  addPairs(block, (text.match(TOKENS) ?? []).flatMap(kernelOf), 8, 4);
  return block;
};

/**
 * What a text is recognised by: its letters, its words, the Korean reading of its Han characters, English stems, and words
 * that stand near each other.
 */
export const featuresOf = (text: string): readonly Block[] => {
  const normal = normalise(text);
  return [bigramBlock(normal), wordBlock(normal), readingBlock(normal), stemBlock(normal), nearBlock(normal)];
};
