import type { ClientSession } from "mongoose";
import { Message } from "./message-model.ts";
import { recountRoom } from "./recount-room.ts";

/** Deletes all messages of a user's rooms and what they wrote elsewhere; those rooms are counted again. */
export const deleteMessages = async (
  userId: string,
  roomIds: readonly string[],
  session: ClientSession,
): Promise<void> => {
  const elsewhere = { senderId: userId, chatRoomId: { $nin: roomIds } };
  const others = await Message.distinct("chatRoomId", elsewhere).session(session);
  await Message.deleteMany({ $or: [{ senderId: userId }, { chatRoomId: { $in: roomIds } }] }, { session });
  for (const roomId of others) await recountRoom(roomId, session);
};
