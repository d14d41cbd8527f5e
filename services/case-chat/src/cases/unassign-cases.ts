import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";

/** An account that is no longer staff handles no case. */
export const unassignCases = async (userId: string, session: ClientSession): Promise<void> => {
  const theirs = { assigneeId: userId };
  const roomIds: string[] = await ChatRoom.distinct("_id", theirs).session(session);
  await ChatRoom.updateMany(theirs, { $set: { assigneeId: null }, $inc: { version: 1 } }, { session });
  for (const roomId of roomIds) broadcast({ what: "room-changed", roomId }, session);
};
