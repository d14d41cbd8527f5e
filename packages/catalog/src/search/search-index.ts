import type { Language } from "@legal/contracts/constants";
import { ALL_SERVICE_IDS } from "../service-ids.ts";
import { serviceOf, type ServiceId } from "../services.ts";
import { squash, stems } from "./normalise.ts";

export type SearchWords = Readonly<Record<ServiceId, string>>;

export interface Phrase {
  readonly squashed: string;
  /** Empty for phrases without Latin letters. */
  readonly stems: readonly string[];
}

export interface IndexedService {
  readonly id: ServiceId;
  readonly names: readonly Phrase[];
  readonly phrases: readonly Phrase[];
}

const phrase = (text: string): Phrase => ({
  squashed: squash(text),
  stems: /\p{Script=Latin}/u.test(text) ? stems(text) : [],
});

/** Names of all languages are searched, so that a term read off a Korean paper is found on an English page. */
const namesOf = (id: ServiceId, language: Language) => {
  const { name: names } = serviceOf(id);
  return [...new Set([names[language], ...Object.values(names)])];
};

export const buildIndex = (words: SearchWords, language: Language): readonly IndexedService[] =>
  ALL_SERVICE_IDS.map((id) => ({
    id,
    names: namesOf(id, language).map(phrase),
    phrases: words[id].split(",").map(phrase),
  }));
