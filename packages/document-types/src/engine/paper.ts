import type { AnswerValue } from "./answers.ts";
import type { Block } from "./block.ts";
import type { Draft } from "./document-type.ts";

type Distribute<T> = T extends unknown ? Omit<T, "id" | "from"> : never;

/** A block before it has its name and its sources. */
export type BlockBody = Distribute<Block>;

/** The draft, and the paths that were read of its answers since. */
const traced = (draft: Draft): { draft: Draft; read: ReadonlySet<string> } => {
  const read = new Set<string>();
  const answers = new Proxy<Record<string, AnswerValue>>(draft.answers, {
    get: (target, path) => {
      if (typeof path !== "string") return undefined;
      read.add(path);
      return Object.hasOwn(target, path) ? target[path] : undefined;
    },
  });
  return { draft: { ...draft, answers }, read };
};

/** One part of a paper: its name, and what it is made of; null leaves it out. */
export interface Part {
  id: string;
  make: (draft: Draft) => BlockBody | null;
}

/** The blocks of a paper in order. Each knows the answers that it was made from, because its maker read them. */
export const paperOf = (draft: Draft, parts: readonly Part[]): readonly Block[] =>
  parts.flatMap(({ id, make }): Block[] => {
    const trace = traced(draft);
    const body = make(trace.draft);
    return body === null ? [] : [{ ...body, id, from: [...trace.read] }];
  });

interface List {
  id: string;
  /** What its lines are called; absent: as the list. */
  line?: string;
  heading: string;
}

/** A heading and numbered lines below it; nothing at all where there are no lines. */
export const listParts = (
  draft: Draft,
  { id, line = id, heading }: List,
  linesOf: (draft: Draft) => readonly string[],
): readonly Part[] => {
  const lines = linesOf(draft).map((_, index): Part => ({
    id: `${line}-${index + 1}`,
    make: (own) => ({ kind: "paragraph", level: 1, ordinal: index + 1, text: linesOf(own)[index] ?? "" }),
  }));
  return lines.length === 0 ? [] : [{ id, make: () => ({ kind: "heading", text: heading }) }, ...lines];
};
