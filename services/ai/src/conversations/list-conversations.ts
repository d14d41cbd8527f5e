import { newestFirst } from "@legal/service-kit";
import { Conversation, type ConversationRecord } from "./conversation-model.ts";

export interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** A member's talks, newest first. */
export const listConversations = async (
  userId: string,
  { cursor, limit }: Page,
): Promise<{ conversations: ConversationRecord[]; nextCursor: string | undefined }> => {
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const filter = { userId, ...(cursor && newestFirst.after(cursor)) };
  const found = await Conversation.find(filter, null, page).lean<ConversationRecord[]>();
  const conversations = found.slice(0, limit);
  const last = conversations.at(-1);
  return { conversations, nextCursor: found.length > limit && last ? newestFirst.cursorOf(last) : undefined };
};
