import { LANGUAGES, type Language } from "@legal/contracts";

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

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** By its letters: kana makes Han characters Japanese, else they are Chinese. */
const MAY_BE_IN: Readonly<Record<Language, (text: string) => boolean>> = {
  ko: (text) => /\p{Script=Hangul}/u.test(text),
  en: (text) => /[a-z]{2}/iu.test(text),
  ja: (text) => KANA.test(text),
  zh: (text) => /\p{Script=Han}/u.test(text) && !KANA.test(text),
};

/** The languages a text may be written in. */
export const languagesOf = (text: string): Language[] => LANGUAGES.filter((language) => MAY_BE_IN[language](text));
