import type { Language } from "@legal/contracts";
import { CONCEPTS, type Concept, type ConceptWords } from "./concepts/concept-ids.ts";
import { languagesOf, squashed, stemmed } from "./text-forms.ts";

/** Where in the text a concept stands, in letters, and the words that showed it. */
export interface Sighting {
  at: number;
  word: string;
}

export type Sightings = ReadonlyMap<Concept, readonly Sighting[]>;

const wordsOf: Readonly<Record<Language, () => Promise<{ words: ConceptWords }>>> = {
  ko: () => import("./concepts/ko.ts"),
  en: () => import("./concepts/en.ts"),
  ja: () => import("./concepts/ja.ts"),
  zh: () => import("./concepts/zh.ts"),
};

type Entry = readonly [concept: Concept, forms: readonly { form: string; word: string }[]];

const loaded = new Map<Language, Promise<readonly Entry[]>>();

/** English is compared word by word; `infring*` is any word that begins so. */
const englishForm = (word: string): string => (word.endsWith("*") ? ` ${word.trim().slice(0, -1)}` : stemmed(word));
const formOf = (language: Language) => (language === "en" ? englishForm : squashed);

const load = async (language: Language): Promise<readonly Entry[]> => {
  const { words } = await wordsOf[language]();
  const toForm = formOf(language);
  return CONCEPTS.map((concept) => [
    concept,
    words[concept].split(",").map((word) => ({ form: toForm(word), word: word.trim().replace("*", "") })),
  ]);
};

const entriesOf = (language: Language): Promise<readonly Entry[]> => {
  const entries = loaded.get(language) ?? load(language);
  loaded.set(language, entries);
  return entries;
};

/** Latin letters say about half as much each as the others do. */
const LETTERS: Readonly<Record<Language, number>> = { ko: 1, en: 0.45, ja: 1, zh: 1 };

const search = (text: string, entries: readonly Entry[], scale: number, into: Map<Concept, Sighting[]>): void => {
  for (const [concept, forms] of entries) {
    for (const { form, word } of forms) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
        const sightings = into.get(concept) ?? [];
        sightings.push({ at: at * scale, word });
        into.set(concept, sightings);
      }
    }
  }
};

/** Which concepts a text speaks of, whatever language or mixture it is written in. */
export const findConcepts = async (text: string): Promise<Sightings> => {
  const found = new Map<Concept, Sighting[]>();
  for (const language of languagesOf(text)) {
    const form = language === "en" ? stemmed(text) : squashed(text);
    search(form, await entriesOf(language), LETTERS[language], found);
  }
  return found;
};
