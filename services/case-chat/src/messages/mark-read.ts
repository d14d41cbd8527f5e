import type { User } from "@legal/service-kit";
import { startReview } from "../consultations/start-review.ts";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { sideOf } from "../rooms/chat-room-policy.ts";
import { findRoom } from "../rooms/find-room.ts";
import { readEverything, readSeqOf, readUpTo, UNREAD_FIELDS, type Side } from "../rooms/unread.ts";
import { Message } from "./message-model.ts";

const countUnseen = (room: ChatRoomRecord, side: Side, upTo: number): Promise<number> =>
  Message.countDocuments({
    chatRoomId: room._id,
    seq: { $gt: upTo, $lte: room.lastSeq },
    sentByAdmin: side === "user",
  });

/** What reading up to one message does to a room, and to which state of it that applies. */
const readingUpTo = async (room: ChatRoomRecord, side: Side, userId: string, upTo: number) => {
  const unseen = upTo < room.lastSeq ? await countUnseen(room, side, upTo) : 0;
  // What is stored meanwhile was not seen.
  if (unseen === 0) return { as: { lastSeq: room.lastSeq }, update: readEverything(side, userId) };
  const count = room[UNREAD_FIELDS[side].written] - unseen;
  return { as: {}, update: readUpTo(side, userId, { seq: upTo, count }) };
};

/**
 * Marks a room as read, by the customer, or by the office and this one of its staff: everything in it, or what was seen
 * up to one message.
 */
export const markRead = async (roomId: string, user: User, upTo?: number): Promise<ChatRoomRecord> => {
  const room = await findRoom(roomId, user);
  const side = sideOf(room, user);
  const seen = Math.min(upTo ?? room.lastSeq, room.lastSeq);
  if ((readSeqOf(room, side, user.id) ?? -1) >= seen) return room;
  const { as, update } =
    upTo === undefined
      ? { as: {}, update: readEverything(side, user.id) }
      : await readingUpTo(room, side, user.id, seen);
  const updated = await ChatRoom.findOneAndUpdate({ _id: roomId, ...as }, update, {
    returnDocument: "after",
    updatePipeline: true,
  }).lean<ChatRoomRecord>();
  if (!updated) return markRead(roomId, user, upTo);
  if (side === "admin" && !updated.isCase) await startReview(updated);
  broadcast({
    what: "messages-read",
    receipt: { chatRoomId: roomId, side, seq: updated[UNREAD_FIELDS[side].readSeq] },
  });
  return updated;
};
