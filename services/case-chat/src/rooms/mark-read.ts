import type { User } from "@legal/service-kit";
import { startReview } from "../consultations/start-review.ts";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { sideOf } from "./chat-room-policy.ts";
import { findRoom, roomNotFound } from "./find-room.ts";
import { readEverything, readSeqOf } from "./unread.ts";

/** Marks everything in the room as read: by the customer, or by the office and this one of its staff. */
export const markRead = async (roomId: string, user: User): Promise<ChatRoomRecord> => {
  const room = await findRoom(roomId, user);
  const side = sideOf(room, user);
  if (room.lastSeq === readSeqOf(room, side, user.id)) return room;
  const updated = await ChatRoom.findOneAndUpdate({ _id: roomId }, readEverything(side, user.id), {
    returnDocument: "after",
    updatePipeline: true,
  }).lean<ChatRoomRecord>();
  if (!updated) throw roomNotFound();
  if (side === "admin" && !updated.isCase) await startReview(updated);
  broadcast({ what: "messages-read", receipt: { chatRoomId: roomId, side, seq: updated.lastSeq } });
  return updated;
};
