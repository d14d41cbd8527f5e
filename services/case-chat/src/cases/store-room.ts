import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { updateLists } from "./lists/update-lists.ts";
import { CaseRoom, type CaseRoomRecord } from "./record/case-room-model.ts";

/** Stores a new room with its entries in the desk's lists, and shows it on open screens. */
export const storeRoom = async (room: CaseRoomRecord, session: ClientSession): Promise<void> => {
  await CaseRoom.create([room], { session });
  await updateLists(null, room, session);
  broadcast({ what: "room-changed", roomId: room._id }, session);
};
