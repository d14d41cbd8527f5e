import { newUuid } from "@legal/web-kit/ids";
import { dropFromOutbox, keepInOutbox, readOutbox } from "./outbox-storage.ts";
import type { OutgoingMessage, SendFailure } from "./outgoing-message.ts";

/** What one user wrote and the server has not confirmed, oldest first; each change is stored in this browser. */
export const createOutgoingList = (userId: string) => {
  let messages: readonly OutgoingMessage[] = readOutbox(userId);
  const listeners = new Set<() => void>();

  const setMessages = (next: readonly OutgoingMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };

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

    add: (written: Pick<OutgoingMessage, "roomId" | "content" | "file">) => {
      const message = { ...written, clientMessageId: newUuid(), createdAt: nextInstant() };
      keepInOutbox(userId, message);
      setMessages([...messages, message]);
    },

    /** With this failure, or without any. */
    setFailure: ({ failure: _before, ...message }: OutgoingMessage, failure?: SendFailure) => {
      const changed = failure ? { ...message, failure } : message;
      keepInOutbox(userId, changed);
      setMessages(messages.map((one) => (one.clientMessageId === message.clientMessageId ? changed : one)));
    },

    drop: (clientMessageId: string) => {
      if (!messages.some((one) => one.clientMessageId === clientMessageId)) return;
      dropFromOutbox(userId, clientMessageId);
      setMessages(messages.filter((one) => one.clientMessageId !== clientMessageId));
    },
  };
};
