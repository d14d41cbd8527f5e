import type { CaseNoticeFacts } from "@legal/contracts";
import { oneLine } from "@legal/contracts";
import { FILE_ONLY_CONTENT } from "@legal/contracts/constants";
import { excerptOf, readExcerpt } from "./excerpt.ts";
import { Message, type MessageRecord } from "./message-model.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { UNREAD_FIELDS, unreadOf, type Side } from "../rooms/unread.ts";

/** What a mail or a line of the inbox shows of a message. */
const WORDS = 80;

/** None of a file alone: its standing sentence is in one language, whatever the reader's is. */
const lineOf = (content: string): string | null => {
  if (content === FILE_ONLY_CONTENT) return null;
  const line = oneLine(content);
  const beginning = excerptOf(line, WORDS);
  return beginning === line ? line || null : `${beginning}…`;
};

const findFirst = async (chatRoomId: string, sentByAdmin: boolean, after: number) => {
  const [first] = await Message.aggregate<Pick<MessageRecord, "content">>([
    { $match: { chatRoomId, seq: { $gt: after }, sentByAdmin, aiAutoResponse: false } },
    { $sort: { seq: 1 } },
    { $limit: 1 },
    { $project: { content: readExcerpt(WORDS) } },
  ]);
  return first;
};

const unreadBy = async (side: Side, room: ChatRoomRecord) => {
  const count = unreadOf(room, side);
  const first = count > 0 ? await findFirst(room._id, side === "user", room[UNREAD_FIELDS[side].readSeq]) : undefined;
  return { count, seq: room.lastSeq, words: first ? lineOf(first.content) : null };
};

/** What each side has not read; automatic answers are no one's words. */
export const excerptUnread = async (room: ChatRoomRecord): Promise<CaseNoticeFacts["unread"]> => {
  const [user, admin] = await Promise.all([unreadBy("user", room), unreadBy("admin", room)]);
  return { user, admin };
};
