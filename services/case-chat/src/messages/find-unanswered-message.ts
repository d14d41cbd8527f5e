import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";

export type UnansweredRoom = Pick<ChatRoomRecord, "_id" | "userId" | "lastSeq" | "toldSeq" | "settledSeq">;

type AnsweredRoom = Pick<ChatRoomRecord, "_id" | "settledSeq">;

interface UnansweredMessage {
  since: Date;
  /** How many the customer has written, this one and since. */
  asked: number;
  /** Whether it was published that the member waits. */
  notified: boolean;
}

/** The newest message that staff have answered, or said to need no answer. */
const answeredUpTo = async ({ _id: chatRoomId, settledSeq = 0 }: AnsweredRoom): Promise<number> => {
  const answer = await Message.findOne({ chatRoomId, sentByAdmin: true, aiAutoResponse: false }, { seq: 1 })
    .sort({ seq: -1 })
    .lean<MessageRecord>();
  return Math.max(answer?.seq ?? 0, settledSeq);
};

/** More than anyone writes at a stretch. */
const MAX_MESSAGES = 20;

/** The newest of what staff have not answered, in their order. */
export const listUnansweredMessages = async (room: AnsweredRoom): Promise<MessageRecord[]> => {
  const unanswered = { chatRoomId: room._id, sentByAdmin: false, seq: { $gt: await answeredUpTo(room) } };
  const newest = { sort: { seq: -1 }, limit: MAX_MESSAGES } as const;
  return (await Message.find(unanswered, { content: 1, createdAt: 1 }, newest).lean<MessageRecord[]>()).toReversed();
};

/** The first message that staff have neither answered nor said to need no answer; undefined when there is none. */
export const findUnansweredMessage = async (room: UnansweredRoom): Promise<UnansweredMessage | undefined> => {
  const chatRoomId = room._id;
  const answered = await answeredUpTo(room);
  const waiting = await Message.findOne({ chatRoomId, sentByAdmin: false, seq: { $gt: answered } })
    .sort({ seq: 1 })
    .lean<MessageRecord>();
  if (!waiting) return undefined;
  const asked = await Message.countDocuments({ chatRoomId, sentByAdmin: false, seq: { $gte: waiting.seq } });
  return { since: waiting.createdAt, asked, notified: (room.toldSeq ?? 0) >= waiting.seq };
};

/** When the customer first wrote after what was published of their waiting. */
export const findWrittenOn = async ({ _id: chatRoomId, toldSeq = 0 }: UnansweredRoom): Promise<Date | undefined> => {
  const written = { chatRoomId, sentByAdmin: false, seq: { $gt: toldSeq } };
  return (await Message.findOne(written, { createdAt: 1 }).sort({ seq: 1 }).lean<MessageRecord>())?.createdAt;
};
