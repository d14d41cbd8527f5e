import type { Language } from "@legal/contracts";

/**
 * What any of the languages says; `signs` are of no language. All have the same flags, and the first that matches at a place
 * wins.
 */
export const inAnyLanguage = (words: Readonly<Record<Language, RegExp>>, signs?: RegExp): RegExp => {
  const patterns = [...Object.values(words), ...(signs ? [signs] : [])];
  return new RegExp(patterns.map(({ source }) => source).join("|"), words.ko.flags);
};
