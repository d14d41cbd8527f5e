import { newestFirst } from "@legal/service-kit";
import { Conversation, type ConversationRecord } from "./conversation-model.ts";

export interface Page {
  cursor?: string | undefined;
  limit: number;
}

interface ConversationPage {
  conversations: ConversationRecord[];
  nextCursor: string | undefined;
}

/** Long conversations make shorter pages, so that what is read and sent at once stays small. */
const MOST_BYTES = 1_000_000;
const READ_AT_ONCE = 10;

/** A member's conversations, newest first: at most `limit`, fewer when they are long. */
export const listConversations = async (userId: string, { cursor, limit }: Page): Promise<ConversationPage> => {
  const filter = { userId, ...(cursor && newestFirst.after(cursor)) };
  const found = Conversation.find(filter, null, { sort: newestFirst.sort, limit: limit + 1 })
    .lean<ConversationRecord>()
    .cursor({ batchSize: READ_AT_ONCE });
  const conversations: ConversationRecord[] = [];
  let bytes = 0;
  for await (const conversation of found) {
    const last = conversations.at(-1);
    if (last && (conversations.length === limit || bytes > MOST_BYTES))
      return { conversations, nextCursor: newestFirst.cursorOf(last) };
    conversations.push(conversation);
    bytes += Buffer.byteLength(JSON.stringify(conversation));
  }
  return { conversations, nextCursor: undefined };
};
