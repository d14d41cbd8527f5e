import type { ClientSession } from "mongoose";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";
import { recountRoom } from "./recount-room.ts";

/** What their answers had answered stays answered without them. */
const keepAnswered = async (senderId: string, chatRoomId: string, session: ClientSession): Promise<void> => {
  const answer = await Message.findOne({ chatRoomId, senderId, sentByAdmin: true, aiAutoResponse: false }, { seq: 1 })
    .sort({ seq: -1 })
    .session(session)
    .lean<Pick<MessageRecord, "seq">>();
  if (answer) await ChatRoom.updateOne({ _id: chatRoomId }, { $max: { settledSeq: answer.seq } }, { session });
};

/** Deletes all messages of a user's rooms and what they wrote elsewhere; those rooms are counted again. */
export const deleteMessages = async (
  userId: string,
  roomIds: readonly string[],
  session: ClientSession,
): Promise<void> => {
  const elsewhere = { senderId: userId, chatRoomId: { $nin: roomIds } };
  const others = await Message.distinct("chatRoomId", elsewhere).session(session);
  for (const roomId of others) await keepAnswered(userId, roomId, session);
  await Message.deleteMany({ $or: [{ senderId: userId }, { chatRoomId: { $in: roomIds } }] }, { session });
  for (const roomId of others) await recountRoom(roomId, session);
};
