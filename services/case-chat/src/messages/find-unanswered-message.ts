import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";

export type UnansweredRoom = Pick<ChatRoomRecord, "_id" | "userId" | "lastSeq" | "toldSeq" | "settledSeq">;

interface UnansweredMessage {
  since: Date;
  /** How many the customer has written, this one and since. */
  asked: number;
  /** Whether it was published that the member waits. */
  notified: boolean;
}

/** The first message that staff have neither answered nor said to need no answer; undefined when there is none. */
export const findUnansweredMessage = async (room: UnansweredRoom): Promise<UnansweredMessage | undefined> => {
  const chatRoomId = room._id;
  const answer = await Message.findOne({ chatRoomId, sentByAdmin: true, aiAutoResponse: false }, { seq: 1 })
    .sort({ seq: -1 })
    .lean<MessageRecord>();
  const answered = Math.max(answer?.seq ?? 0, room.settledSeq ?? 0);
  const waiting = await Message.findOne({ chatRoomId, sentByAdmin: false, seq: { $gt: answered } })
    .sort({ seq: 1 })
    .lean<MessageRecord>();
  if (!waiting) return undefined;
  const asked = await Message.countDocuments({ chatRoomId, sentByAdmin: false, seq: { $gte: waiting.seq } });
  return { since: waiting.createdAt, asked, notified: (room.toldSeq ?? 0) >= waiting.seq };
};
