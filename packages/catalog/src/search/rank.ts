import type { ServiceId } from "../services.ts";
import { normalise, squash, stems } from "./normalise.ts";
import type { IndexedService, Phrase } from "./search-index.ts";

const EXACT = 100;
/** Among equals the service that is called so comes first. */
const NAME_SCORE = 2;
/** How much of a phrase must match, in bigrams or in words. */
const PAIRS_FROM = 0.7;
const WORDS_FROM = 0.6;

interface Query {
  readonly squashed: string;
  readonly stems: readonly string[];
  /** May be half typed, so it is compared by its beginning, unstemmed. */
  readonly lastWord: string;
  readonly pairs: ReadonlySet<string>;
}

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2));

/** How much of the phrase's bigrams the query holds: forgives particles, endings and a mistyped letter. */
const fuzzy = (query: Query, { squashed }: Phrase) => {
  const pairs = pairsOf(squashed);
  if (pairs.length < 3) return 0;
  const shared = pairs.filter((pair) => query.pairs.has(pair)).length / pairs.length;
  return shared >= PAIRS_FROM ? shared * squashed.length : 0;
};

const scoreWhole = (query: Query, phrase: Phrase) => {
  if (phrase.squashed === query.squashed) return EXACT;
  if (query.squashed.includes(phrase.squashed)) return phrase.squashed.length * 4;
  if (phrase.squashed.includes(query.squashed)) return query.squashed.length * 3;
  return fuzzy(query, phrase) * 2;
};

const meets = (word: string, { stems: typed, lastWord }: Query) =>
  typed.includes(word) || (lastWord.length > 2 && word.startsWith(lastWord));

const scoreWords = (query: Query, phrase: Phrase) => {
  const met = phrase.stems.filter((word) => meets(word, query));
  if (met.length === 0) return 0;
  const share = met.length / phrase.stems.length;
  if (share === 1) return phrase.stems.join(" ") === query.stems.join(" ") ? EXACT : met.join("").length * 4;
  return share >= WORDS_FROM || query.stems.length === 1 ? met.join("").length * share : 0;
};

const scorePhrase = (query: Query, phrase: Phrase) =>
  phrase.stems.length > 0 ? scoreWords(query, phrase) : scoreWhole(query, phrase);

/** The best phrase decides; further matching phrases only break ties. */
const combine = (scores: readonly number[]) => {
  const best = Math.max(0, ...scores);
  return best + (scores.reduce((sum, score) => sum + score, 0) - best) / 4;
};

const scoreService = (query: Query, service: IndexedService) => {
  const byName = combine(service.names.map((name) => scorePhrase(query, name)));
  return Math.max(
    byName > 0 ? byName + NAME_SCORE : 0,
    combine(service.phrases.map((phrase) => scorePhrase(query, phrase))),
  );
};

/** Sorting is stable, so equal scores keep the home page's order. */
export const rank = (text: string, index: readonly IndexedService[]): ServiceId[] => {
  const squashed = squash(text);
  if (squashed === "") return [];
  const lastWord = normalise(text).split(" ").at(-1) ?? "";
  const query: Query = { squashed, stems: stems(text), lastWord, pairs: new Set(pairsOf(squashed)) };
  return index
    .map((service) => ({ id: service.id, score: scoreService(query, service) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
};

const NAME_FROM = 2;

/** Whether the text is the name of a service, or its beginning. */
export const isName = (text: string, index: readonly IndexedService[]): boolean => {
  const squashed = squash(text);
  if (squashed.length < NAME_FROM) return false;
  return index.some(({ names }) => names.some((name) => name.squashed.startsWith(squashed)));
};
