import type { Language } from "@legal/contracts/constants";
import type { ServiceId } from "../services.ts";
import type { SearchWords } from "./search-index.ts";

export interface ServiceSearch {
  /** The matching services of all 22, the most relevant first; nothing when nothing matches or the text is blank. */
  readonly find: (text: string) => readonly ServiceId[];
  /** Whether the text is a service's name, or how one begins, in any language. */
  readonly isName: (text: string) => boolean;
}

const loadWords = (language: Language) =>
  import(`./words-${language}.json`, { with: { type: "json" } }) as Promise<{ default: SearchWords }>;

/**
 * Loads the everyday words of one language and answers a search that is fast enough for every keystroke.
 */
export const loadServiceSearch = async (language: Language): Promise<ServiceSearch> => {
  const [{ default: words }, { buildIndex }, { isName, rank }] = await Promise.all([
    loadWords(language),
    import(/* webpackChunkName: "search" */ "./search-index.ts"),
    import(/* webpackChunkName: "search" */ "./rank.ts"),
  ]);
  const index = buildIndex(words, language);
  return { find: (text) => rank(text, index), isName: (text) => isName(text, index) };
};
