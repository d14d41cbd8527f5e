import type { MessageRecord } from "../conversations/conversation-model.ts";

/** More than two hundred pages; each costs memory, so they have an end. */
const MOST_LINES = 10_000;

/** From there on spaces replace line breaks: every word of the conversation stays. */
export const withFewerLines = (
  messages: readonly MessageRecord[],
): { messages: MessageRecord[]; shortened: boolean } => {
  let left = MOST_LINES;
  const shorter = messages.map((message) => {
    const lines = message.content.split("\n");
    const kept = lines.slice(0, Math.max(left - 1, 0));
    const rest = lines.slice(kept.length);
    left -= lines.length;
    return left >= 0 ? message : { ...message, content: [...kept, rest.join(" ")].join("\n") };
  });
  return { messages: shorter, shortened: left < 0 };
};
