import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";

export type TalkingRoom = Pick<ChatRoomRecord, "_id" | "userId" | "lastSeq" | "toldSeq">;

/** Since when the member waits for staff, and whether that was announced; undefined when nobody waits. */
export const findSilence = async (room: TalkingRoom): Promise<{ since: Date; told: boolean } | undefined> => {
  const chatRoomId = room._id;
  const answer = await Message.findOne({ chatRoomId, sentByAdmin: true, aiAutoResponse: false }, { seq: 1 })
    .sort({ seq: -1 })
    .lean<MessageRecord>();
  const waiting = await Message.findOne({ chatRoomId, sentByAdmin: false, seq: { $gt: answer?.seq ?? 0 } })
    .sort({ seq: 1 })
    .lean<MessageRecord>();
  return waiting ? { since: waiting.createdAt, told: (room.toldSeq ?? 0) >= waiting.seq } : undefined;
};
