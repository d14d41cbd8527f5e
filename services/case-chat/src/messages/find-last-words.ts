import type { LastWords } from "@legal/contracts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { excerptOf, readExcerpt } from "./excerpt.ts";
import { Message, type MessageRecord } from "./message-model.ts";

/** A line of a list. */
const SHOWN_CHARACTERS = 160;

type Said = Pick<MessageRecord, "chatRoomId" | "seq" | "content" | "sentByAdmin" | "createdAt">;
const READ = {
  chatRoomId: 1,
  seq: 1,
  content: readExcerpt(SHOWN_CHARACTERS),
  sentByAdmin: 1,
  createdAt: 1,
};

/** The beginning of the last message by a person in each room; one automatic answer may stand after it. */
export const findLastWords = async (
  rooms: readonly Pick<ChatRoomRecord, "_id" | "lastSeq">[],
): Promise<Map<string, LastWords>> => {
  const spoken = rooms.filter(({ lastSeq }) => lastSeq > 0);
  if (spoken.length === 0) return new Map();
  const newest = spoken.map(({ _id: chatRoomId, lastSeq }) => ({ chatRoomId, seq: { $in: [lastSeq - 1, lastSeq] } }));
  const inOrder = await Message.aggregate<Said>([
    { $match: { $or: newest, aiAutoResponse: false } },
    { $project: READ },
    { $sort: { seq: 1 } },
  ]);
  return new Map(
    inOrder.map(({ chatRoomId, content, sentByAdmin, createdAt }) => [
      chatRoomId,
      { content: excerptOf(content, SHOWN_CHARACTERS), sentByAdmin, at: createdAt.toISOString() },
    ]),
  );
};
