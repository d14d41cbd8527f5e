import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";

export type UnansweredRoom = Pick<ChatRoomRecord, "_id" | "userId" | "lastSeq" | "toldSeq">;

interface UnansweredMessage {
  since: Date;
  /** Whether it was published that the member waits. */
  notified: boolean;
}

/** The first message that staff have not answered; undefined when there is none. */
export const findUnansweredMessage = async (room: UnansweredRoom): Promise<UnansweredMessage | undefined> => {
  const chatRoomId = room._id;
  const answer = await Message.findOne({ chatRoomId, sentByAdmin: true, aiAutoResponse: false }, { seq: 1 })
    .sort({ seq: -1 })
    .lean<MessageRecord>();
  const waiting = await Message.findOne({ chatRoomId, sentByAdmin: false, seq: { $gt: answer?.seq ?? 0 } })
    .sort({ seq: 1 })
    .lean<MessageRecord>();
  return waiting ? { since: waiting.createdAt, notified: (room.toldSeq ?? 0) >= waiting.seq } : undefined;
};
