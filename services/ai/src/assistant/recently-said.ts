import { AI_MESSAGE_MAX_LENGTH } from "@legal/contracts";

/** Three questions of the greatest length. */
const READ_CHARACTERS = 3 * AI_MESSAGE_MAX_LENGTH;

/** The end of what the person wrote: reading it costs the same however long the conversation is. */
export const recentlySaid = (said: readonly string[]): string => said.join("\n").slice(-READ_CHARACTERS);

/** What the assistant has said in a conversation, which it does not repeat. */
export const answeredIn = (turns: readonly { role: string; content: string }[]): string =>
  turns
    .filter(({ role }) => role === "assistant")
    .map(({ content }) => content)
    .join("\n");

export const saidIn = (turns: readonly { role: string; content: string }[]): string[] =>
  turns.filter(({ role }) => role === "user").map(({ content }) => content);
