import type { Language } from "../language.ts";
import type { ServiceId } from "../service-ids.ts";
import type { SearchWords } from "./search-words.ts";

export type ServiceSearch = (text: string) => readonly ServiceId[];

const wordsOf: Readonly<Record<Language, () => Promise<{ words: SearchWords }>>> = {
  ko: () => import("./words-ko.ts"),
  en: () => import("./words-en.ts"),
  ja: () => import("./words-ja.ts"),
  zh: () => import("./words-zh.ts"),
};

/**
 * Loads the everyday words of one language and answers a search that is fast enough for every keystroke. It gives the
 * matching services of all 22, the most relevant first, and nothing when nothing matches or the text is blank.
 */
export const loadServiceSearch = async (language: Language): Promise<ServiceSearch> => {
  const [{ words }, { buildIndex }, { rank }] = await Promise.all([
    wordsOf[language](),
    import(/* webpackChunkName: "search" */ "./search-index.ts"),
    import(/* webpackChunkName: "search" */ "./rank.ts"),
  ]);
  const index = buildIndex(words, language);
  return (text) => rank(text, index);
};

export const searchServices = async (text: string, language: Language): Promise<readonly ServiceId[]> =>
  (await loadServiceSearch(language))(text);
