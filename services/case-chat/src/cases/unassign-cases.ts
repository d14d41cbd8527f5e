import type { ClientSession } from "mongoose";
import { ChatRoom } from "../rooms/chat-room-model.ts";

/** Who is no longer of the staff handles no case. */
export const leaveCases = async (userId: string, session: ClientSession): Promise<void> => {
  await ChatRoom.updateMany({ assigneeId: userId }, { $set: { assigneeId: null }, $inc: { version: 1 } }, { session });
};
