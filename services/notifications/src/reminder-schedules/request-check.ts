import type { ClientSession } from "mongoose";
import { DeadlineCheck } from "./deadline-check-model.ts";

/** Has case-chat asked for a room's deadlines soon. */
export const requestCheck = async (roomId: string, session?: ClientSession): Promise<void> => {
  const request = { $inc: { events: 1 }, $set: { dueAt: new Date(), attempts: 0 } };
  await DeadlineCheck.updateOne({ _id: roomId }, request, { upsert: true, ...(session && { session }) });
};
