import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { caseUpdate } from "./record/case-of-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

/** An account that is no longer staff handles no case. */
export const unassignCases = async (userId: string, session: ClientSession): Promise<void> => {
  const theirs = { assigneeId: userId };
  const roomIds: string[] = await CaseRoom.distinct("_id", theirs).session(session);
  await CaseRoom.updateMany(theirs, caseUpdate({ assigneeId: null }), { session, updatePipeline: true });
  for (const roomId of roomIds) broadcast({ what: "room-changed", roomId }, session);
};
