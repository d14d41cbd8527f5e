import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { OPEN_CASES } from "./open-cases.ts";
import { CaseRoom } from "./record/case-room-model.ts";

/** Open screens show a person beside their own rooms and, as who handles them, beside cases; ended ones are left to the next look. */
export const broadcastRoomsOf = async (userId: string, session: ClientSession): Promise<void> => {
  const beside = { $or: [{ userId }, { assigneeId: userId, ...OPEN_CASES }] };
  const roomIds: string[] = await CaseRoom.distinct("_id", beside).session(session);
  for (const roomId of roomIds) broadcast({ what: "room-changed", roomId }, session);
};
