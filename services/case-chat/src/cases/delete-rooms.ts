import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Activity } from "./activity/activity-model.ts";
import { Deadline } from "./deadlines/deadline-model.ts";
import { IdempotencyClaim } from "./idempotency-claim-model.ts";
import { updateLists } from "./lists/update-lists.ts";

/** Deletes a customer's rooms with their cases, the history and deadlines of these and the customer's purchase claims. */
export const deleteRooms = async (
  userId: string,
  rooms: readonly ChatRoomRecord[],
  session: ClientSession,
): Promise<void> => {
  for (const room of rooms) await updateLists(room, null, session);
  await ChatRoom.deleteMany({ userId }, { session });
  const roomIds = rooms.map(({ _id }) => _id);
  await Activity.deleteMany({ roomId: { $in: roomIds } }, { session });
  await Deadline.deleteMany({ caseId: { $in: roomIds } }, { session });
  await IdempotencyClaim.deleteMany({ userId }, { session });
  if (roomIds.length > 0) broadcast({ what: "rooms-deleted", roomIds }, session);
};
