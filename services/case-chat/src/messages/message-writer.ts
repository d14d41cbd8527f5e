import { setTimeout as pause } from "node:timers/promises";
import { AppError, counter, isDuplicateKey } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import type { Draft } from "./draft-message.ts";
import { Message, type MessageRecord } from "./message-model.ts";
import { presentMessage, UNREAD } from "./present-message.ts";
import { storeMessages } from "./store-messages.ts";
import { createWriterPace } from "./writer-pace.ts";

export interface Stored {
  message: MessageRecord;
  /** It was stored before, under the same clientMessageId. */
  repeated: boolean;
}

interface Waiting {
  draft: Draft;
  stored: PromiseWithResolvers<Stored>;
}

type Identified = Pick<MessageRecord, "chatRoomId" | "senderId" | "clientMessageId">;

const MAX_BATCH = 100;

const storedMessages = counter("chat_messages_stored_total", "Messages that were stored, repetitions left out");
const pace = createWriterPace(MAX_BATCH);
const waiting: Waiting[] = [];
const pending = new Map<string, Promise<Stored>>();
let writing = false;
let run = Promise.resolve();

const keyOf = ({ chatRoomId, senderId, clientMessageId }: Identified): string =>
  `${chatRoomId} ${senderId} ${clientMessageId}`;

const identityOf = ({ chatRoomId, senderId, clientMessageId }: Draft): Identified => ({
  chatRoomId,
  senderId,
  clientMessageId,
});

const findStored = async (drafts: readonly Draft[]): Promise<Map<string, MessageRecord>> => {
  const messages = await Message.find({ $or: drafts.map(identityOf) }).lean<MessageRecord[]>();
  return new Map(messages.map((message) => [keyOf(message), message]));
};

/** Answers the repetitions in a batch with what is stored and writes the others. */
const writeTheNew = async (batch: readonly Waiting[], refusal: unknown): Promise<void> => {
  const known = await findStored(batch.map(({ draft }) => draft));
  const fresh: Waiting[] = [];
  for (const entry of batch) {
    const message = known.get(keyOf(entry.draft));
    if (message) entry.stored.resolve({ message, repeated: true });
    else fresh.push(entry);
  }
  if (fresh.length === batch.length) throw refusal;
  if (fresh.length > 0) await write(fresh);
};

const storeAndBroadcast = async (
  drafts: readonly Draft[],
  session: ClientSession,
): ReturnType<typeof storeMessages> => {
  const outcomes = await storeMessages(drafts, session);
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome instanceof AppError) continue;
    const message = presentMessage(outcome, UNREAD, drafts[index]?.senderName ?? null);
    broadcast({ what: "message-sent", message }, session);
  }
  return outcomes;
};

const store = async (batch: readonly Waiting[]): Promise<void> => {
  const drafts = batch.map(({ draft }) => draft);
  const outcomes = await inTransaction((session) => storeAndBroadcast(drafts, session));
  for (const [index, { stored }] of batch.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined || outcome instanceof AppError) stored.reject(outcome);
    else {
      storedMessages.inc();
      stored.resolve({ message: outcome, repeated: false });
    }
  }
};

const write = async (batch: readonly Waiting[]): Promise<void> => {
  try {
    await store(batch).catch((error: unknown) => {
      if (isDuplicateKey(error)) return writeTheNew(batch, error);
      throw error;
    });
  } catch (error) {
    for (const { stored } of batch) stored.reject(error);
  }
};

const writeAll = async (): Promise<void> => {
  writing = true;
  while (waiting.length > 0) {
    await write(waiting.splice(0, MAX_BATCH));
    const waitMs = pace.waitMs(waiting.length);
    if (waitMs > 0) await pause(waitMs);
  }
  writing = false;
};

const enqueue = (draft: Draft): Promise<Stored> => {
  const stored = Promise.withResolvers<Stored>();
  waiting.push({ draft, stored });
  pace.messageCame(draft.chatRoomId);
  if (!writing) run = writeAll();
  return stored.promise;
};

/** Resolves when everything that was accepted is stored or refused. */
export const allStored = (): Promise<void> => run;

/**
 * Stores a message after those that came before it. This process writes one transaction at a time, which takes all
 * that waits: many senders at once share commits instead of colliding. Other replicas may collide with it; then the
 * database decides and the transaction runs again.
 */
export const enqueueMessage = async (draft: Draft): Promise<Stored> => {
  const key = keyOf(draft);
  const inFlight = pending.get(key);
  if (inFlight) return { ...(await inFlight), repeated: true };
  const stored = enqueue(draft);
  pending.set(key, stored);
  try {
    return await stored;
  } finally {
    pending.delete(key);
  }
};
