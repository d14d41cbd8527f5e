import type { Language } from "@legal/contracts";
import type { Passage } from "../knowledge/passage.ts";
import { termsOf } from "./terms.ts";

export interface Hit {
  passage: Passage;
  score: number;
}

export interface LexicalIndex {
  /** The passages that share terms with the text, best first. */
  search(text: string): Hit[];
}

/** Okapi BM25 with its usual constants: how soon repetition stops to count, how much length is held against a text. */
const K1 = 1.2;
const B = 0.6;
/** A long situation is asked by its rarest terms; the common ones cost time and say little. */
const MAX_TERMS = 160;

type Posting = readonly [document: number, weight: number];

const countTerms = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

const buildPostings = (documents: readonly (readonly string[])[]): Map<string, Posting[]> => {
  const average = documents.reduce((sum, terms) => sum + terms.length, 0) / Math.max(documents.length, 1);
  const postings = new Map<string, Posting[]>();
  documents.forEach((terms, document) => {
    const length = K1 * (1 - B + (B * terms.length) / average);
    for (const [term, count] of countTerms(terms)) {
      const list = postings.get(term) ?? [];
      list.push([document, (count * (K1 + 1)) / (count + length)]);
      postings.set(term, list);
    }
  });
  return postings;
};

export const buildLexicalIndex = (passages: readonly Passage[], language: Language): LexicalIndex => {
  const documents = passages.map(({ title, text }) => termsOf(`${title}\n${title}\n${text}`, language));
  const postings = buildPostings(documents);
  const rarity = (list: readonly Posting[]) =>
    Math.log(1 + (passages.length - list.length + 0.5) / (list.length + 0.5));

  return {
    search: (text) => {
      const scores = new Map<number, number>();
      const asked = [...new Set(termsOf(text, language))].flatMap((term) => {
        const list = postings.get(term);
        return list ? [{ list, weight: rarity(list) }] : [];
      });
      for (const { list, weight } of asked.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_TERMS))
        for (const [document, value] of list) scores.set(document, (scores.get(document) ?? 0) + weight * value);
      return [...scores]
        .flatMap(([document, score]) => {
          const passage = passages[document];
          return passage ? [{ passage, score }] : [];
        })
        .toSorted((a, b) => b.score - a.score);
    },
  };
};
