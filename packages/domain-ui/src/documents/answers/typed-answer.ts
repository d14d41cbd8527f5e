import type { DocumentState } from "@legal/contracts/constants";
import type { AnswerValue } from "@legal/document-types";
import { parseStored, privateKey, readStored, storedKeys, writeStored } from "@legal/web-kit";

/** Null: taken away. */
export type Typed = AnswerValue | null;

/** An answer that the server does not have yet. */
export interface TypedAnswer {
  value: Typed;
  /** The version of the document and the answer that its writer saw. */
  version: number;
  base: Typed;
  /** The document's state then; absent in what an earlier release kept. */
  state?: DocumentState;
  /** Not in the form of an answer yet: it stays in this browser. */
  unfinished: boolean;
}

// A key for each path: two open tabs then never overwrite each other's.
const prefixOf = (userId: string, documentId: string) => privateKey(userId, `document:${documentId}:`);

const parse = (text: string | null): TypedAnswer | undefined => {
  const value = parseStored(text);
  return typeof value === "object" && value !== null && "version" in value && "value" in value
    ? (value as TypedAnswer)
    : undefined;
};

/** What was typed in this browser and never sent, by path. */
export const readTyped = (userId: string, documentId: string): Map<string, TypedAnswer> => {
  const prefix = prefixOf(userId, documentId);
  const found = storedKeys(prefix).flatMap((key): [string, TypedAnswer][] => {
    const typed = parse(readStored(key));
    return typed ? [[key.slice(prefix.length), typed]] : [];
  });
  return new Map(found);
};

export const keepTyped = (userId: string, documentId: string, path: string, typed: TypedAnswer | null): void =>
  void writeStored(prefixOf(userId, documentId) + path, typed && JSON.stringify(typed));

/** Answers are plain data with their keys in one order. */
export const isSame = (one: Typed | undefined, other: Typed | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
