import type { ClientSession } from "mongoose";
import { ChatRoom } from "./chat-room-model.ts";

/** Removes how far a deleted account has read. It scans without an index: staff leave rarely. */
export const forgetStaffReads = async (userId: string, session: ClientSession): Promise<void> => {
  const field = `staffReads.${userId}`;
  await ChatRoom.updateMany({ [field]: { $exists: true } }, { $unset: { [field]: 1 } }, { session });
};
