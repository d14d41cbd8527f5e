import type { SendMessageReply } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { newUuid } from "@legal/web-kit/ids";
import { createBackoff } from "./exponential-backoff.ts";
import { dropFromOutbox, keepInOutbox, readOutbox } from "./outbox-storage.ts";
import type { OutgoingMessage, SendFailure, UploadedFile } from "./outgoing-message.ts";

type Refusal = Extract<SendMessageReply, { ok: false }>;

const TEMPORARY: ReadonlySet<string> = new Set([
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
  "UPSTREAM_FAILED",
  "UPSTREAM_TIMEOUT",
  "UNAUTHENTICATED",
]);
const DEFAULT_WAIT_SECONDS = 1;
/** A server that is down for a few seconds shows no error. */
const QUIET_TRIES = 3;

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

const payloadOf = (userId: string, { clientMessageId, roomId, content, file }: OutgoingMessage) => ({
  chatRoomId: roomId,
  senderId: userId,
  clientMessageId,
  content,
  fileUrl: file?.fileUrl ?? null,
  fileName: file?.fileName ?? null,
});

/**
 * Every message of one user that the server has not confirmed. It is kept in this browser before it is sent, sent in
 * order, room by room, and let go of when the server has it.
 */
const createOutbox = (userId: string) => {
  let messages: readonly OutgoingMessage[] = readOutbox(userId);
  const busyRooms = new Set<string>();
  const backoff = createBackoff();
  const listeners = new Set<() => void>();

  const setMessages = (next: readonly OutgoingMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };

  const change = ({ failure: _before, ...message }: OutgoingMessage, failure?: SendFailure) => {
    const changed = failure ? { ...message, failure } : message;
    keepInOutbox(userId, changed);
    setMessages(messages.map((one) => (one.clientMessageId === message.clientMessageId ? changed : one)));
  };

  const drop = (clientMessageId: string) => {
    if (!messages.some((one) => one.clientMessageId === clientMessageId)) return;
    dropFromOutbox(userId, clientMessageId);
    setMessages(messages.filter((one) => one.clientMessageId !== clientMessageId));
  };

  /** Not refused: shown as failed after a while, and retried all the same. */
  const tryLater = async (message: OutgoingMessage, tries: number, failure: SendFailure) => {
    if (tries >= QUIET_TRIES && !message.failure) change(message, failure);
    await backoff.after(tries);
  };

  const handleRefusal = async (message: OutgoingMessage, refusal: Refusal, tries: number) => {
    const { code, message: text, retryAfterSeconds } = refusal;
    if (code === "RATE_LIMITED") await wait(retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
    else if (TEMPORARY.has(code)) await tryLater(message, tries, { text, repeat: true });
    else change(message, { text, repeat: false });
  };

  const deliver = async (message: OutgoingMessage, tries: number) => {
    try {
      const reply = await realtime.send(payloadOf(userId, message));
      if (reply.ok) drop(message.clientMessageId);
      else await handleRefusal(message, reply, tries);
    } catch {
      // Without a connection the message waits for the next one; with a connection it got no answer in time.
      if (realtime.status() === "online") await tryLater(message, Math.max(tries, QUIET_TRIES), { repeat: true });
    }
  };

  const firstDue = (roomId: string) =>
    messages.find(({ roomId: room, failure }) => room === roomId && (!failure || failure.repeat));

  /** The oldest first, until it is stored or refused: what was written later must not overtake it. */
  const sendWaiting = async (roomId: string) => {
    if (busyRooms.has(roomId)) return;
    busyRooms.add(roomId);
    let tries = 0;
    let last: string | undefined;
    for (let one = firstDue(roomId); one && realtime.status() === "online"; one = firstDue(roomId)) {
      tries = one.clientMessageId === last ? tries + 1 : 1;
      last = one.clientMessageId;
      await deliver(one, tries);
    }
    busyRooms.delete(roomId);
  };

  const sendAll = () => {
    for (const message of messages) if (message.failure?.repeat) change(message);
    backoff.endAll();
    for (const roomId of new Set(messages.map((message) => message.roomId))) void sendWaiting(roomId);
  };

  realtime.on("status", (status) => status === "online" && sendAll());
  realtime.on("new-message", ({ senderId, clientMessageId }) => senderId === userId && drop(clientMessageId));
  if (realtime.status() === "online") sendAll();

  const nextInstant = () => {
    const last = messages.at(-1)?.createdAt;
    return new Date(Math.max(Date.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
  };

  return {
    messages: () => messages,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    add: (roomId: string, content: string, file: UploadedFile | null) => {
      const message = { clientMessageId: newUuid(), roomId, content, file, createdAt: nextInstant() };
      keepInOutbox(userId, message);
      setMessages([...messages, message]);
      void sendWaiting(roomId);
    },

    retry: (clientMessageId: string) => {
      const message = messages.find((one) => one.clientMessageId === clientMessageId);
      if (!message) return;
      change(message);
      backoff.endAll();
      void sendWaiting(message.roomId);
    },

    discard: drop,
  };
};

export type Outbox = ReturnType<typeof createOutbox>;

const outboxes = new Map<string, Outbox>();

/** The user's outbox; from its first use on it sends what was left over whenever there is a connection. */
export const outboxOf = (userId: string): Outbox => {
  const known = outboxes.get(userId) ?? createOutbox(userId);
  outboxes.set(userId, known);
  return known;
};
