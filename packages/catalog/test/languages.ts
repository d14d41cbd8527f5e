import type { Language } from "../src/index.ts";

export { LANGUAGES } from "@legal/contracts/constants";

const HANGUL = /\p{Script=Hangul}/u;

/** What is left of a text when every bracket is taken out: only there may another language keep a Korean term. */
const outsideBrackets = (text: string) => text.replaceAll(/\([^()]*\)|（[^（）]*）/gu, "");

export const hasStrayKorean = (text: string) => HANGUL.test(outsideBrackets(text));

const written: Record<Language, RegExp> = {
  ko: HANGUL,
  en: /[A-Za-z]/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
};

export const isWrittenIn = (language: Language, text: string) =>
  written[language].test(text) &&
  (language === "ko" || !hasStrayKorean(text)) &&
  (language !== "zh" || !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) &&
  (language !== "en" || !/\p{Script=Han}/u.test(text));
