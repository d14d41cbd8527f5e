import type { ClientSession } from "mongoose";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Activity } from "./activity/activity-model.ts";
import { IdempotencyClaim } from "./idempotency-claim-model.ts";
import { updateLists } from "./lists/update-lists.ts";

/** Deletes a customer's rooms with their cases, the history of these and the customer's purchase claims. */
export const deleteRooms = async (
  userId: string,
  rooms: readonly ChatRoomRecord[],
  session: ClientSession,
): Promise<void> => {
  for (const room of rooms) await updateLists(room, null, session);
  await ChatRoom.deleteMany({ userId }, { session });
  await Activity.deleteMany({ roomId: { $in: rooms.map(({ _id }) => _id) } }, { session });
  await IdempotencyClaim.deleteMany({ userId }, { session });
};
