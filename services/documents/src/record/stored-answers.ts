import type { AnswerValue, Answers } from "@legal/document-types";

export type PrefillSource = "account" | "case" | "assistant" | "earlier-document";

export interface Approval {
  by: string;
  at: Date;
}

/** Sentences that were written for the customer. */
interface StoredProse {
  source: "model" | "rules" | "person";
  /** A hash of the answers that they were made from, or approved upon. */
  basis: string;
  /** The customer's approval of each, in their order. */
  approvals: readonly (Approval | null)[];
}

export interface StoredAnswer {
  value: AnswerValue;
  at: Date;
  /** Null where no one typed it. */
  by: string | null;
  side: "user" | "admin" | null;
  prefilledFrom: PrefillSource | null;
  /** The document's version since which it has this value. */
  since: number;
  /** Absent where the customer typed it. While a sentence waits, it is prefilled by the assistant. */
  prose?: StoredProse;
}

/** By path; MongoDB reads a dot in a name as a way into the value, so a slash stands for it. */
export type StoredAnswers = Readonly<Record<string, StoredAnswer>>;

export const keyOf = (path: string): string => path.replaceAll(".", "/");
export const pathOf = (key: string): string => key.replaceAll("/", ".");

/** Values alone, as versions keep them, under the same keys. */
export const valuesOf = (stored: StoredAnswers): Record<string, AnswerValue> =>
  Object.fromEntries(Object.entries(stored).map(([key, { value }]) => [key, value]));

export const answersOfValues = (values: Readonly<Record<string, AnswerValue>>): Answers =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [pathOf(key), value]));

export const answersOf = (stored: StoredAnswers): Answers => answersOfValues(valuesOf(stored));

export const byPath = (stored: StoredAnswers): [string, StoredAnswer][] =>
  Object.entries(stored).map(([key, answer]) => [pathOf(key), answer]);

/** Null where there was, or is, none. */
export interface ChangedAnswer {
  path: string;
  before: AnswerValue | null;
  after: AnswerValue | null;
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const changedAnswers = (before: StoredAnswers, after: StoredAnswers): ChangedAnswer[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((key) => ({ path: pathOf(key), before: before[key]?.value ?? null, after: after[key]?.value ?? null }))
    .filter((change) => !isSame(change.before, change.after));

/** What no one has confirmed yet. */
export const unconfirmedPaths = (stored: StoredAnswers): string[] =>
  byPath(stored).flatMap(([path, { prefilledFrom }]) => (prefilledFrom === null ? [] : [path]));
