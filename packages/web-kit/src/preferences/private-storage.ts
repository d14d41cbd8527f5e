import { readStored, storedKeys, writeStored } from "./browser-storage.ts";

const PREFIX = "private:";
const VISITOR = "visitor";
/** Who is signed in: notifies the other tabs of this browser when that changes. */
export const READER_KEY = "reader";
/** Whose pushes this browser shows. */
export const PUSH_READER_KEY = "push-reader";

const prefixOf = (userId: string) => `${PREFIX}${userId}:`;

/** Where something is kept that only its writer may read again: a draft, an unsent message. */
export const privateKey = (userId: string | undefined, name: string): string => prefixOf(userId ?? VISITOR) + name;

/** What every unsent message of a user is kept under begins so. */
export const outboxKey = (userId: string): string => privateKey(userId, "outbox:");

const unstored = new Map<string, number>();

/** How many of a user's messages this browser could not store: the page alone has them. */
export const noteUnstored = (userId: string, count: number): void => void unstored.set(userId, count);

/** How many messages wait in this browser until they can be sent. */
export const countUnsent = (userId: string): number =>
  storedKeys(outboxKey(userId)).length + (unstored.get(userId) ?? 0);

/** Whether the account that is signed in in this browser wrote what is kept under a `privateKey`. */
export const isOfReader = (key: string): boolean => {
  const reader = readStored(READER_KEY);
  return reader !== null && key.startsWith(prefixOf(reader));
};

export const rememberReader = (userId: string | null): void => {
  if (readStored(READER_KEY) !== userId) writeStored(READER_KEY, userId);
};

/** Removes everything that people wrote in this browser, or what an account and visitors did. */
export const forgetPrivate = (userId?: string): void => {
  rememberReader(null);
  const prefixes = userId === undefined ? [PREFIX] : [prefixOf(userId), prefixOf(VISITOR)];
  for (const key of prefixes.flatMap(storedKeys)) writeStored(key, null);
};

/** Removes what other accounts wrote in this browser. A visitor's stay: they belong to the next account that signs in. */
export const forgetOthers = (userId: string): void => {
  const own = [prefixOf(userId), prefixOf(VISITOR)];
  for (const key of storedKeys(PREFIX)) if (!own.some((prefix) => key.startsWith(prefix))) writeStored(key, null);
};
