import { parseStored, privateKey, readStored, storedKeys, writeStored } from "@legal/web-kit";
import type { OutgoingMessage } from "./outgoing-message.ts";

// One entry per message: two open tabs then never overwrite each other's.
const prefixOf = (userId: string) => privateKey(userId, "outbox:");

const isOutgoing = (value: unknown): value is OutgoingMessage =>
  typeof value === "object" &&
  value !== null &&
  "clientMessageId" in value &&
  "roomId" in value &&
  "content" in value &&
  "createdAt" in value;

const parse = (text: string | null): OutgoingMessage | undefined => {
  const value = parseStored(text);
  return isOutgoing(value) ? value : undefined;
};

/** What this user wrote in this browser and the server has not confirmed, oldest first. */
export const readOutbox = (userId: string): OutgoingMessage[] =>
  storedKeys(prefixOf(userId))
    .map((key) => parse(readStored(key)))
    .filter((message) => message !== undefined)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

export const keepInOutbox = (userId: string, message: OutgoingMessage) =>
  writeStored(prefixOf(userId) + message.clientMessageId, JSON.stringify(message));

export const dropFromOutbox = (userId: string, clientMessageId: string) =>
  writeStored(prefixOf(userId) + clientMessageId, null);
