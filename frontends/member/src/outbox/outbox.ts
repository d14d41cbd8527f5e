import type { SendMessageReply } from "@legal/contracts";
import { realtime } from "@legal/web-kit";
import { createBackoff } from "./exponential-backoff.ts";
import { createOutgoingList } from "./outgoing-list.ts";
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

/** The reader comes to this page, perhaps from another one that they closed. */
const ARRIVALS = ["focus", "visibilitychange"] as const;

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

const payloadOf = (userId: string, { clientMessageId, roomId, content, file }: OutgoingMessage) => ({
  chatRoomId: roomId,
  senderId: userId,
  clientMessageId,
  content,
  fileUrl: file?.fileUrl ?? null,
  fileName: file?.fileName ?? null,
});

/** Sends what one user wrote, in order, room by room, until the server has it. */
const createOutbox = (userId: string) => {
  const list = createOutgoingList(userId);
  const { messages, setFailure, drop } = list;
  const busyRooms = new Set<string>();
  const backoff = createBackoff();

  /** Not refused: shown as failed after a while, and retried all the same. */
  const tryLater = async (message: OutgoingMessage, tries: number, failure: SendFailure) => {
    if (tries >= QUIET_TRIES && !message.failure) setFailure(message, failure);
    await backoff.after(tries);
  };

  const handleRefusal = async (message: OutgoingMessage, refusal: Refusal, tries: number) => {
    const { code, message: text, retryAfterSeconds } = refusal;
    if (code === "RATE_LIMITED") await wait(retryAfterSeconds ?? DEFAULT_WAIT_SECONDS);
    else if (TEMPORARY.has(code)) await tryLater(message, tries, { text, repeat: true });
    else setFailure(message, { text, code, repeat: false });
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
    messages().find(({ roomId: room, failure }) => room === roomId && (!failure || failure.repeat));

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

  const sendLeftovers = () => {
    list.readAgain();
    for (const roomId of new Set(messages().map((message) => message.roomId))) void sendWaiting(roomId);
  };

  const sendAll = () => {
    for (const message of messages()) if (message.failure?.repeat) setFailure(message);
    backoff.endAll();
    sendLeftovers();
  };

  realtime.on("status", (status) => status === "online" && sendAll());
  realtime.on("new-message", ({ senderId, clientMessageId }) => senderId === userId && drop(clientMessageId));
  for (const arrival of ARRIVALS) addEventListener(arrival, sendLeftovers);
  if (realtime.status() === "online") sendAll();

  return {
    messages,
    subscribe: list.subscribe,
    discard: drop,

    add: (roomId: string, content: string, file: UploadedFile | null) => {
      list.add({ roomId, content, file });
      void sendWaiting(roomId);
    },

    retry: (clientMessageId: string) => {
      const message = messages().find((one) => one.clientMessageId === clientMessageId);
      if (!message) return;
      setFailure(message);
      backoff.endAll();
      void sendWaiting(message.roomId);
    },
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
