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

/** By place: the largest of the other values. */
const bestOfOthers = (values: readonly number[]): number[] => {
  const [first = 0, second = 0] = values.toSorted((a, b) => b - a);
  return values.map((value) => (value === first ? second : first));
};

/** What the probability that a passage answers is computed from, for each of the passages that could. */
export const passageVariables = (candidates: readonly CandidateScores[], nothing: number): number[][] => {
  const lexical = candidates.map((one) => Math.log1p(one.lexical));
  const otherLearned = bestOfOthers(candidates.map(({ learned }) => learned));
  const otherLexical = bestOfOthers(lexical);
  return candidates.map(({ id, learned }, at) => {
    const words = lexical[at] ?? 0;
    const kind = kindOf(id);
    return [
      1,
      learned,
      words,
      nothing,
      learned - nothing,
      learned - (otherLearned[at] ?? 0),
      words - (otherLexical[at] ?? 0),
      ...KINDS.map((one) => (one === kind ? 1 : 0)),
    ];
  });
};
