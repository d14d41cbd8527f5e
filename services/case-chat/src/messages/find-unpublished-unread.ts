import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { UNREAD_FIELDS, type Side } from "../rooms/unread.ts";
import { Message, type MessageRecord } from "./message-model.ts";

type Read = Pick<ChatRoomRecord, "_id" | "readSeqUser" | "readSeqAdmin" | "unreadToldUser" | "unreadToldAdmin">;
type Found = Pick<MessageRecord, "seq" | "createdAt">;

export interface UnreadMessages {
  /** When the first of them was written. */
  since: Date;
  /** The newest. */
  seq: number;
}

/** What people of the other side wrote that this side has not read and that was not published yet. */
export const findUnpublishedUnread = async (room: Read, side: Side): Promise<UnreadMessages | undefined> => {
  const { readSeq, published } = UNREAD_FIELDS[side];
  const unread = {
    chatRoomId: room._id,
    seq: { $gt: Math.max(room[readSeq], room[published] ?? 0) },
    sentByAdmin: side === "user",
    aiAutoResponse: false,
  };
  const at = (order: 1 | -1) =>
    Message.findOne(unread, { seq: 1, createdAt: 1 }).sort({ seq: order }).lean<Found | null>();
  const first = await at(1);
  if (!first) return undefined;
  const newest = (await at(-1)) ?? first;
  return { since: first.createdAt, seq: newest.seq };
};
