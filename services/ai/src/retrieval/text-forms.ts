import type { Language } from "@legal/contracts";

const APOSTROPHES = /['’`]/gu;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/** One spelling for comparing: width, case, apostrophes and punctuation do not matter. */
export const normalise = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(APOSTROPHES, "").replaceAll(NO_WORD, " ").trim();

const stem = (word: string): string =>
  (word.length > 4 ? word.replace(/(?:ings?|ed|ies|es|s)$/u, "") : word.replace(/s$/u, "")).replace(/[ey]$/u, "");

/** English words without their endings, between spaces: ` land lord wont return ` */
export const stemmed = (text: string): string => {
  const words = normalise(text).match(/[a-z0-9]+/gu) ?? [];
  return ` ${words.map(stem).join(" ")} `;
};

const SCRIPTS: readonly [Language, RegExp][] = [
  ["ko", /\p{Script=Hangul}/u],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["en", /[a-z]{2}/iu],
];

/**
 * The languages a text may be written in, by its letters: kana makes Han characters Japanese, else they are Chinese.
 */
export const languagesOf = (text: string): Language[] => {
  const found = SCRIPTS.filter(([, letters]) => letters.test(text)).map(([language]) => language);
  const chinese = !found.includes("ja") && /\p{Script=Han}/u.test(text);
  return chinese ? [...found, "zh"] : found;
};
