/** The column of questions that no passage answers. */
export const NOTHING = "nothing";

/** Parts of a service's page that are asked for in the same words on every page. */
const SHARED_PARTS: ReadonlySet<string> = new Set(["overview", "fits", "steps", "prepare", "duration", "price"]);

const partOf = (id: string): string => id.slice(id.indexOf("/") + 1);

/** The column of the weights that says how well a passage answers. */
export const columnOf = (id: string): string => {
  const part = partOf(id);
  return SHARED_PARTS.has(part) ? part : id;
};

const KINDS = [
  "rule",
  "fact",
  "question",
  "risk",
  "overview",
  "fits",
  "unfit",
  "steps",
  "prepare",
  "duration",
  "price",
] as const;

const kindOf = (id: string): string =>
  id.startsWith("service:") ? partOf(id).replace(/-\d+$/u, "") : (id.split(":")[0] ?? "");

/** How well a passage fits a question, by the weights and by the words they share. */
export interface CandidateScores {
  id: string;
  learned: number;
  lexical: number;
}

const largest = (values: readonly number[], most: number): number[] => {
  const sorted = values.toSorted((a, b) => b - a);
  return Array.from({ length: most }, (_, at) => sorted[at] ?? 0);
};

/** By place: the largest of the other values. */
const bestOfOthers = (values: readonly number[]): number[] => {
  const [first = 0, second = 0] = largest(values, 2);
  return values.map((value) => (value === first ? second : first));
};

/** By how much a value is over a border: what counts on one side of it only. */
const over = (value: number, border: number): number => Math.max(0, value - border);

/** Borders beyond which a value counts more or less than before it; chosen by cross-validation. */
const NEAR = -0.5;
const CLEARLY_AHEAD = 0.5;
const MANY_WORDS = 2;

/** Only those that one of the two scores puts in front can be answers. */
const MOST_LEARNED = 6;
const MOST_LEXICAL = 4;
/** So many of the largest scores show whether there is a plain lead. */
const LEADING_LEARNED = 3;
const LEADING_LEXICAL = 2;

const placesOfLargest = (values: readonly number[], most: number): number[] =>
  [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, most);

/** One value for each candidate, and by how much it is ahead of the others. */
const compare = (values: readonly number[]) => {
  const others = bestOfOthers(values);
  return { values, ahead: values.map((value, at) => value - (others[at] ?? 0)) };
};

interface Compared {
  learned: ReturnType<typeof compare>;
  words: ReturnType<typeof compare>;
  nothing: number;
}

const variablesAt = (place: number, kind: string, { learned: scores, words: shared, nothing }: Compared): number[] => {
  const [learned = 0, ahead = 0] = [scores.values[place], scores.ahead[place]];
  const [words = 0, wordsAhead = 0] = [shared.values[place], shared.ahead[place]];
  return [
    1,
    learned,
    words,
    nothing,
    ahead,
    wordsAhead,
    over(learned, NEAR),
    over(learned, 0),
    over(nothing, NEAR),
    over(nothing, 0),
    over(words, MANY_WORDS),
    over(ahead, 0),
    over(ahead, CLEARLY_AHEAD),
    ...largest(scores.values, LEADING_LEARNED),
    ...largest(shared.values, LEADING_LEXICAL),
    ...KINDS.flatMap((one) => (one === kind ? [1, learned, words, nothing] : [0, 0, 0, 0])),
  ];
};

/** What the probability that a passage answers is computed from, for those of the candidates that are worth it. */
export const passageVariables = <Candidate extends CandidateScores>(
  candidates: readonly Candidate[],
  nothing: number,
): { candidate: Candidate; variables: number[] }[] => {
  const learned = compare(candidates.map((one) => one.learned));
  const words = compare(candidates.map((one) => Math.log1p(one.lexical)));
  const worth = new Set([
    ...placesOfLargest(learned.values, MOST_LEARNED),
    ...placesOfLargest(words.values, MOST_LEXICAL),
  ]);
  return candidates.flatMap((candidate, place) =>
    worth.has(place)
      ? [{ candidate, variables: variablesAt(place, kindOf(candidate.id), { learned, words, nothing }) }]
      : [],
  );
};
