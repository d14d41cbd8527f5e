import { createLeaveWarning, noteUnstored } from "@legal/web-kit";
import { newUuid } from "@legal/web-kit/ids";
import { dropFromOutbox, inOrder, keepInOutbox, onDroppedElsewhere, readOutbox } from "./outbox-storage.ts";
import type { OutgoingMessage, SendFailure } from "./outgoing-message.ts";

/** What one user wrote and the server has not confirmed, oldest first; each change is stored in this browser. */
export const createOutgoingList = (userId: string) => {
  let messages: readonly OutgoingMessage[] = readOutbox(userId);
  const listeners = new Set<() => void>();
  const warnOfLoss = createLeaveWarning();

  const setMessages = (next: readonly OutgoingMessage[]) => {
    messages = next;
    const unstored = messages.filter((one) => one.unstored).length;
    noteUnstored(userId, unstored);
    warnOfLoss(unstored > 0);
    for (const listener of listeners) listener();
  };

  const nextInstant = () => {
    const last = messages.at(-1)?.createdAt;
    return new Date(Math.max(Date.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
  };

  const has = (clientMessageId: string) => messages.some((one) => one.clientMessageId === clientMessageId);

  const keep = ({ unstored: _before, ...message }: OutgoingMessage): OutgoingMessage =>
    keepInOutbox(userId, message) ? message : { ...message, unstored: true };

  const drop = (clientMessageId: string) => {
    if (!has(clientMessageId)) return;
    dropFromOutbox(userId, clientMessageId);
    setMessages(messages.filter((one) => one.clientMessageId !== clientMessageId));
  };
  onDroppedElsewhere(userId, drop);

  return {
    messages: () => messages,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    add: (written: Pick<OutgoingMessage, "roomId" | "content" | "file">) => {
      const message = { ...written, clientMessageId: newUuid(), createdAt: nextInstant() };
      setMessages([...messages, keep(message)]);
    },

    /** Takes in what other tabs have written since: they may be closed. */
    readAgain: () => {
      const added = readOutbox(userId).filter(({ clientMessageId }) => !has(clientMessageId));
      if (added.length > 0) setMessages(inOrder([...messages, ...added]));
    },

    /** With this failure, or without any. */
    setFailure: ({ failure: _before, ...message }: OutgoingMessage, failure?: SendFailure) => {
      if (!has(message.clientMessageId)) return;
      const changed = keep(failure ? { ...message, failure } : message);
      setMessages(messages.map((one) => (one.clientMessageId === message.clientMessageId ? changed : one)));
    },

    drop,
  };
};
