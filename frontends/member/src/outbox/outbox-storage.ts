import { isOfReader, parseStored, outboxKey, readStored, storedKeys, writeStored } from "@legal/web-kit";
import type { OutgoingMessage } from "./outgoing-message.ts";

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

export const inOrder = (messages: readonly OutgoingMessage[]): OutgoingMessage[] =>
  messages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));

/** What this user wrote in this browser and the server has not confirmed, oldest first. */
export const readOutbox = (userId: string): OutgoingMessage[] =>
  inOrder(
    storedKeys(outboxKey(userId))
      .map((key) => parse(readStored(key)))
      .filter((message) => message !== undefined),
  );

/** False where this browser refuses to. */
export const keepInOutbox = (userId: string, message: OutgoingMessage): boolean =>
  // One entry per message: two open tabs then never overwrite each other's.
  writeStored(outboxKey(userId) + message.clientMessageId, JSON.stringify(message));

export const dropFromOutbox = (userId: string, clientMessageId: string) =>
  writeStored(outboxKey(userId) + clientMessageId, null);

/** Another tab has it delivered or discarded; a logout there takes nothing from the memory of this one. */
export const onDroppedElsewhere = (userId: string, listener: (clientMessageId: string) => void): void => {
  const prefix = outboxKey(userId);
  addEventListener("storage", ({ key, newValue }) => {
    if (newValue === null && key?.startsWith(prefix) && isOfReader(key)) listener(key.slice(prefix.length));
  });
};
