import type { Language } from "@legal/contracts";
import { CONCEPTS, type Concept, type ConceptWords } from "./concepts/concept-ids.ts";
import { languagesOf, squashed, stemmed } from "./text-forms.ts";

/** Where in the text each concept was found, in letters. */
export type ConceptPlaces = ReadonlyMap<Concept, readonly number[]>;

const wordsOf: Readonly<Record<Language, () => Promise<{ words: ConceptWords }>>> = {
  ko: () => import("./concepts/ko.ts"),
  en: () => import("./concepts/en.ts"),
  ja: () => import("./concepts/ja.ts"),
  zh: () => import("./concepts/zh.ts"),
};

/** `not`: longer words in which the forms do not count. */
type Entry = readonly [concept: Concept, forms: readonly string[], not: readonly string[]];

const loaded = new Map<Language, Promise<readonly Entry[]>>();

/** English is compared word by word; `infring*` is any word that begins so. */
const englishForm = (word: string): string => (word.endsWith("*") ? ` ${word.trim().slice(0, -1)}` : stemmed(word));
const formOf = (language: Language) => (language === "en" ? englishForm : squashed);

const load = async (language: Language): Promise<readonly Entry[]> => {
  const { words } = await wordsOf[language]();
  const toForm = formOf(language);
  return CONCEPTS.map((concept) => {
    const all = words[concept].split(",").map((word) => word.trim());
    return [
      concept,
      all.filter((word) => !word.startsWith("!")).map(toForm),
      all.filter((word) => word.startsWith("!")).map((word) => toForm(word.slice(1))),
    ];
  });
};

const entriesOf = (language: Language): Promise<readonly Entry[]> => {
  const entries = loaded.get(language) ?? load(language);
  loaded.set(language, entries);
  return entries;
};

/** Latin letters say about half as much each as the others do. */
const LETTERS: Readonly<Record<Language, number>> = { ko: 1, en: 0.45, ja: 1, zh: 1 };

const placesOf = (form: string, text: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) places.push(at);
  return places;
};

const search = (text: string, entries: readonly Entry[], scale: number, into: Map<Concept, number[]>): void => {
  for (const [concept, forms, not] of entries) {
    const longer = not.flatMap((form) => placesOf(form, text).map((at) => ({ at, end: at + form.length })));
    for (const form of forms) {
      const places = placesOf(form, text).filter(
        (place) => !longer.some(({ at, end }) => at <= place && place + form.length <= end),
      );
      if (places.length === 0) continue;
      into.set(concept, [...(into.get(concept) ?? []), ...places.map((at) => at * scale)]);
    }
  }
};

/** Which concepts a text speaks of, whatever language or mixture it is written in. */
export const findConcepts = async (text: string): Promise<ConceptPlaces> => {
  const found = new Map<Concept, number[]>();
  for (const language of languagesOf(text)) {
    const form = language === "en" ? stemmed(text) : squashed(text);
    search(form, await entriesOf(language), LETTERS[language], found);
  }
  return found;
};
