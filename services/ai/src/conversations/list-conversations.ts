import { newestFirst } from "@legal/service-kit";
import { Conversation, type ConversationRecord } from "./conversation-model.ts";

interface Wanted {
  conversationId?: string | undefined;
  chatRoomId?: string | undefined;
}

export interface Page extends Wanted {
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

const bytesOf = (conversation: ConversationRecord): number => Buffer.byteLength(JSON.stringify(conversation));

const findWanted = async (
  userId: string,
  { conversationId, chatRoomId }: Wanted,
): Promise<ConversationRecord | undefined> => {
  if (conversationId === undefined && chatRoomId === undefined) return undefined;
  const filter = {
    userId,
    ...(conversationId !== undefined && { _id: conversationId }),
    ...(chatRoomId !== undefined && { chatRoomId }),
  };
  const page = { sort: newestFirst.sort, limit: 1 };
  const [found] = await Conversation.find(filter, null, page).lean<ConversationRecord[]>();
  return found;
};

/**
 * A member's conversations, newest first: at most `limit`, fewer when they are long. The wanted one is the first of the first
 * page, and on no other.
 */
export const listConversations = async (
  userId: string,
  { cursor, limit, ...wanted }: Page,
): Promise<ConversationPage> => {
  const first = await findWanted(userId, wanted);
  const leading = first && cursor === undefined ? [first] : [];
  const filter = { userId, ...(first && { _id: { $ne: first._id } }), ...(cursor && newestFirst.after(cursor)) };
  const found = Conversation.find(filter, null, { sort: newestFirst.sort, limit: limit + 1 })
    .lean<ConversationRecord>()
    .cursor({ batchSize: READ_AT_ONCE });
  const conversations: ConversationRecord[] = [];
  let bytes = leading.reduce((sum, conversation) => sum + bytesOf(conversation), 0);
  for await (const conversation of found) {
    const last = conversations.at(-1);
    if (last && (conversations.length === limit || bytes > MOST_BYTES))
      return { conversations: [...leading, ...conversations], nextCursor: newestFirst.cursorOf(last) };
    conversations.push(conversation);
    bytes += bytesOf(conversation);
  }
  return { conversations: [...leading, ...conversations], nextCursor: undefined };
};
