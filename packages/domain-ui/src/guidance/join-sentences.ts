import type { Language } from "@legal/contracts/constants";

const STOPS: Readonly<Record<Language, string>> = { ko: ". ", en: ". ", ja: "。", zh: "。" };
const STOPPED = /[.!?…。！？]$/u;

/** On one line, each a sentence of its own: what is said in one must not be read as part of another. */
export const joinSentences = (sentences: readonly string[], language: Language): string =>
  sentences
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .reduce((said, next) => said + (STOPPED.test(said) ? " " : STOPS[language]) + next);
