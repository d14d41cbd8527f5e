import type { MessageRecord } from "./conversation-model.ts";

/** A message, and in place of an answer that is not written to its end the whole one that was there before it. */
export const wholeAnswer = (message: MessageRecord): MessageRecord =>
  message.status === "writing" ? (message.before ?? message) : message;
