import type { ClientSession } from "mongoose";
import { Message } from "./message-model.ts";

/** The rooms in which staff wrote; the automatic acknowledgement is no answer. */
export const findAnsweredRooms = async (roomIds: readonly string[], session: ClientSession): Promise<Set<string>> => {
  if (roomIds.length === 0) return new Set();
  const byStaff = { chatRoomId: { $in: roomIds }, sentByAdmin: true, aiAutoResponse: false };
  return new Set(await Message.distinct("chatRoomId", byStaff).session(session));
};
