import type { Message } from "@legal/contracts";

/** What is known of a room's messages: an unbroken stretch up to `syncedSeq`, and perhaps later ones that came early. */
export interface MessageLog {
  /** By rising seq, each once. */
  messages: Message[];
  /** Everything from the first message up to here is in the list. */
  syncedSeq: number;
  hasOlder: boolean;
}

const merge = (known: readonly Message[], received: readonly Message[]): Message[] => {
  const bySeq = new Map([...known, ...received].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
};

const lastSeqOf = (messages: readonly Message[]) => messages.at(-1)?.seq ?? 0;

/** The seq up to which `messages` goes on from `from` without a gap. */
const unbrokenFrom = (messages: readonly Message[], from: number) =>
  messages.reduce((end, { seq }) => (seq === end + 1 ? seq : end), from);

/** From the newest page of a room. */
export const startLog = (page: readonly Message[], pageSize: number): MessageLog => ({
  messages: merge([], page),
  syncedSeq: lastSeqOf(page),
  hasOlder: page.length >= pageSize,
});

/** With the answer to "everything after `syncedSeq`": numbers missing inside it do not exist. */
export const withNewer = (log: MessageLog, page: readonly Message[]): MessageLog => {
  const messages = merge(log.messages, page);
  return { ...log, messages, syncedSeq: unbrokenFrom(messages, Math.max(log.syncedSeq, lastSeqOf(page))) };
};

export const withOlder = (log: MessageLog, page: readonly Message[], pageSize: number): MessageLog => ({
  ...log,
  messages: merge(log.messages, page),
  hasOlder: page.length >= pageSize,
});

/** With one message as it happens; it may be known already, or be ahead of some that are still missing. */
export const withLive = (log: MessageLog, message: Message): MessageLog => {
  const messages = merge(log.messages, [message]);
  return { ...log, messages, syncedSeq: unbrokenFrom(messages, log.syncedSeq) };
};

/** Whether everything after a seq is in the list; numbers may be missing. */
export const reachesBackTo = ({ messages: [first], hasOlder }: MessageLog, seq: number): boolean =>
  !hasOlder || (first?.seq ?? 0) <= seq + 1;

export const hasGap = ({ messages, syncedSeq }: MessageLog): boolean => lastSeqOf(messages) > syncedSeq;
