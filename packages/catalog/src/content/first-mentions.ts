import type { Language } from "@legal/contracts/constants";

const TERM = / ?[(（](\p{Script=Hangul}[\p{Script=Hangul} ·]*)[)）]/gu;

/**
 * Lets each Korean term in brackets stand at its first mention on a page only; give it the texts in the order of reading.
 * A Korean page keeps all of its brackets: there they explain.
 */
export const firstMentions = (language: Language): ((text: string) => string) => {
  const mentioned = new Set<string>();
  const keepOnce = (bracketed: string, term: string) => {
    if (mentioned.has(term)) return "";
    mentioned.add(term);
    return bracketed;
  };
  return (text) => (language === "ko" ? text : text.replaceAll(TERM, keepOnce));
};
