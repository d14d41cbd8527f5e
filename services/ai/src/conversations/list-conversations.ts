import { newestFirst, pageOf } from "@legal/service-kit";
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
  const { rows: conversations, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { conversations, nextCursor };
};
