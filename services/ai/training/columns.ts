import type { Situation } from "./situation.ts";
import type { Target } from "./fit-linear.ts";

/** What a model is asked of each text, one column each. */
export interface Columns {
  /** What one text is before all: its best service, or none, chat, crisis. */
  outcomes: readonly string[];
  rules: readonly string[];
  topics: readonly string[];
}

const OTHER_KINDS = ["none", "chat", "crisis"];

/** Authors of the first round did not know of the rules that were named later: their lines say nothing about them. */
const FIRST_ROUND: ReadonlySet<string> = new Set(["en", "ja", "ko", "zh"]);

const distinct = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

export const columnsOf = (situations: readonly Situation[]): Columns => ({
  outcomes: [...distinct(situations.flatMap(({ services }) => services)), ...OTHER_KINDS],
  rules: distinct(situations.flatMap(({ rules }) => rules)),
  topics: distinct(situations.flatMap(({ topic = [] }) => topic)),
});

export const bestOf = ({ kind, services }: Situation): string => (kind === "fit" ? (services[0] ?? "none") : kind);

const side = (isRight: boolean): Target => (isRight ? 1 : -1);

/** Whether an author knew of a rule: of the others their lines say nothing. */
export const createSays = (situations: readonly Situation[]) => {
  const named = new Set(situations.filter(({ author }) => FIRST_ROUND.has(author)).flatMap(({ rules }) => rules));
  return ({ author }: Situation, rule: string): boolean => !FIRST_ROUND.has(author) || named.has(rule);
};

/** Each outcome is asked twice: whether it is the best one, and whether it fits at all; then rules and topics. */
export const createTargets = (columns: Columns, situations: readonly Situation[]) => {
  const says = createSays(situations);
  return (situation: Situation): Int8Array => {
    const best = bestOf(situation);
    const fits = situation.kind === "fit" ? situation.services : [situation.kind];
    return Int8Array.from([
      ...columns.outcomes.map((outcome) =>
        outcome !== best && situation.best?.includes(outcome) ? 0 : side(outcome === best),
      ),
      ...columns.outcomes.map((outcome) => side(fits.includes(outcome))),
      ...columns.rules.map((rule) => (says(situation, rule) ? side(situation.rules.includes(rule)) : 0)),
      ...columns.topics.map((topic) =>
        situation.kind === "none" && !situation.topic ? 0 : side(situation.topic === topic),
      ),
    ]);
  };
};
