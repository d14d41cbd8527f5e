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

/** The documents of each term and its weights there, term after term: as objects they took four times the memory. */
interface Postings {
  places: ReadonlyMap<string, number>;
  /** Where a term's documents begin, by its place; one more than there are terms. */
  starts: Uint32Array;
  documents: Uint16Array;
  weights: Float64Array;
}

const countTerms = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** Where each term has its room: it is counted before it is filled. */
const layOut = (counted: readonly ReadonlyMap<string, number>[]) => {
  const places = new Map<string, number>();
  const sizes: number[] = [];
  for (const term of counted.flatMap((counts) => [...counts.keys()])) {
    const place = places.get(term) ?? places.size;
    places.set(term, place);
    sizes[place] = (sizes[place] ?? 0) + 1;
  }
  const starts = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, place) => {
    starts[place + 1] = (starts[place] as number) + size;
  });
  return { places, starts };
};

const buildPostings = (texts: readonly (readonly string[])[]): Postings => {
  const average = texts.reduce((sum, terms) => sum + terms.length, 0) / Math.max(texts.length, 1);
  const counted = texts.map(countTerms);
  const { places, starts } = layOut(counted);
  const documents = new Uint16Array(starts.at(-1) ?? 0);
  const weights = new Float64Array(documents.length);
  const free = starts.slice();
  counted.forEach((counts, document) => {
    const length = K1 * (1 - B + (B * (texts[document]?.length ?? 0)) / average);
    for (const [term, count] of counts) {
      const place = places.get(term) as number;
      const at = free[place] as number;
      free[place] = at + 1;
      documents[at] = document;
      weights[at] = (count * (K1 + 1)) / (count + length);
    }
  });
  return { places, starts, documents, weights };
};

export const buildLexicalIndex = (passages: readonly Passage[], language: Language): LexicalIndex => {
  const { places, starts, documents, weights } = buildPostings(
    passages.map(({ title, text }) => termsOf(`${title}\n${title}\n${text}`, language)),
  );
  const rarity = (found: number) => Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));

  return {
    search: (text) => {
      const scores = new Map<number, number>();
      const asked = [...new Set(termsOf(text, language))].flatMap((term) => {
        const place = places.get(term);
        if (place === undefined) return [];
        const [start, end] = [starts[place] as number, starts[place + 1] as number];
        return [{ start, end, weight: rarity(end - start) }];
      });
      for (const { start, end, weight } of asked.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_TERMS))
        for (let at = start; at < end; at += 1) {
          const document = documents[at] as number;
          scores.set(document, (scores.get(document) ?? 0) + weight * (weights[at] as number));
        }
      return [...scores]
        .flatMap(([document, score]) => {
          const passage = passages[document];
          return passage ? [{ passage, score }] : [];
        })
        .toSorted((a, b) => b.score - a.score);
    },
  };
};
