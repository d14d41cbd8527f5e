import type { Language } from "@legal/contracts";
import { normalise, stemmed } from "./text-forms.ts";

/** English words that say nothing about the matter. */
const EMPTY = new Set(
  (
    "the a an and or but if of to in on at for from by with as is are was were be been it its this that these those i " +
    "me my we our you your he his she her they their them what which who how when where why do does did have has had " +
    "can could will would should may might not no yes so very just about into than then there here am any some all"
  ).split(" "),
);

const pairs = (run: string): string[] =>
  run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

const bigrams = (text: string): string[] => (normalise(text).match(/[\p{L}]+/gu) ?? []).flatMap(pairs);

const stems = (text: string): string[] =>
  stemmed(text)
    .trim()
    .split(" ")
    .filter((word) => word.length > 1 && !EMPTY.has(word));

/** Bigrams match in spite of Korean particles and compounds and of scripts without spaces. */
const TERMS: Readonly<Record<Language, (text: string) => string[]>> = {
  ko: bigrams,
  en: stems,
  ja: bigrams,
  zh: bigrams,
};

/** What a text is indexed and asked by. */
export const termsOf = (text: string, language: Language): string[] => TERMS[language](text);
