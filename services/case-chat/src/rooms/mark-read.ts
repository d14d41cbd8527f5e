import type { User } from "@legal/service-kit";
import { startReview } from "../consultations/start-review.ts";
import { broadcast } from "../broadcasts/broadcast.ts";
import { Message } from "../messages/message-model.ts";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { sideOf } from "./chat-room-policy.ts";
import { findRoom } from "./find-room.ts";
import { readEverything, readSeqOf, readUpTo, UNREAD_FIELDS, type Side } from "./unread.ts";

const countAfter = (room: ChatRoomRecord, side: Side, seq: number): Promise<number> =>
  Message.countDocuments({ chatRoomId: room._id, seq: { $gt: seq }, sentByAdmin: side === "user" });

const updateFor = async (room: ChatRoomRecord, side: Side, userId: string, upTo: number) => {
  const unseen = upTo < room.lastSeq ? await countAfter(room, side, upTo) : 0;
  if (unseen === 0) return readEverything(side, userId);
  return readUpTo(side, userId, { seq: upTo, count: room[UNREAD_FIELDS[side].written] - unseen });
};

/** The room as it was looked at: a message stored meanwhile was not seen. */
const unchanged = ({ lastSeq, sentByUser, sentByAdmin }: ChatRoomRecord) => ({ lastSeq, sentByUser, sentByAdmin });

/**
 * Marks a room as read, by the customer, or by the office and this one of its staff: everything in it, or what was seen
 * up to one message.
 */
export const markRead = async (roomId: string, user: User, upTo?: number): Promise<ChatRoomRecord> => {
  const room = await findRoom(roomId, user);
  const side = sideOf(room, user);
  const seen = Math.min(upTo ?? room.lastSeq, room.lastSeq);
  if ((readSeqOf(room, side, user.id) ?? -1) >= seen) return room;
  const updated = await ChatRoom.findOneAndUpdate(
    { _id: roomId, ...(upTo !== undefined && unchanged(room)) },
    await updateFor(room, side, user.id, seen),
    { returnDocument: "after", updatePipeline: true },
  ).lean<ChatRoomRecord>();
  if (!updated) return markRead(roomId, user, upTo);
  if (side === "admin" && !updated.isCase) await startReview(updated);
  broadcast({
    what: "messages-read",
    receipt: { chatRoomId: roomId, side, seq: updated[UNREAD_FIELDS[side].readSeq] },
  });
  return updated;
};
