import type { AiConversation, AiMessage } from "@legal/contracts";

const PREVIEW_MESSAGES = 2;
const PREVIEW_LENGTH = 100;

/** The first 100 characters; a character that takes two places is not cut in half. */
export const shortened = (text: string): string => {
  const characters = Array.from(text.replaceAll(/\s+/g, " ").trim());
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join("")}…` : characters.join("");
};

/** The last two things said in a conversation, shortened. */
export const previewOf = ({ messages }: AiConversation): Pick<AiMessage, "id" | "role" | "content">[] =>
  messages
    .filter(({ content }) => content !== "")
    .slice(-PREVIEW_MESSAGES)
    .map(({ id, role, content }) => ({ id, role, content: shortened(content) }));
