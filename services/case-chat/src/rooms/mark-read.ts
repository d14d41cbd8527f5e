import type { User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { sideOf } from "./chat-room-policy.ts";
import { findRoom, roomNotFound } from "./find-room.ts";
import { UNREAD_FIELDS } from "./unread-since.ts";

// Computed by the server from the room itself, so that a message stored at the same time is either wholly read or not at all.
const READ = {
  user: () => ({ readSeqUser: "$lastSeq", readByUser: "$sentByAdmin" }),
  admin: (userId: string) => ({
    readSeqAdmin: "$lastSeq",
    readByAdmin: "$sentByUser",
    awaitsAdmin: false,
    [`staffReads.${userId}`]: { seq: "$lastSeq", count: "$sentByUser" },
    readBeforeStaffReads: { $ifNull: ["$readBeforeStaffReads", "$readByAdmin"] },
  }),
};

/** Marks everything in the room as read: by the customer, or by the office and this one of its staff. */
export const markRead = async (roomId: string, user: User): Promise<ChatRoomRecord> => {
  const room = await findRoom(roomId, user);
  const side = sideOf(room, user);
  if (room.lastSeq === (side === "user" ? room.readSeqUser : room.staffReads?.[user.id]?.seq)) return room;
  const update = [{ $set: READ[side](user.id) }, { $unset: UNREAD_FIELDS[side].since }];
  const updated = await ChatRoom.findOneAndUpdate({ _id: roomId }, update, {
    returnDocument: "after",
    updatePipeline: true,
  }).lean<ChatRoomRecord>();
  if (!updated) throw roomNotFound();
  broadcast({ what: "messages-read", receipt: { chatRoomId: roomId, side, seq: updated.lastSeq } });
  return updated;
};
