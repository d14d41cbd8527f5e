import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { unreadOf } from "../rooms/unread.ts";
import { Message } from "./message-model.ts";

/** Counts a room's messages again after some of them were deleted; their seq stays. */
export const recountRoom = async (roomId: string, session: ClientSession): Promise<void> => {
  const room = await ChatRoom.findById(roomId).session(session).lean<ChatRoomRecord>();
  if (!room) return;
  const count = (sentByAdmin: boolean, upTo: number) =>
    Message.countDocuments({ chatRoomId: roomId, sentByAdmin, seq: { $lte: upTo } }).session(session);
  const sentByUser = await count(false, room.lastSeq);
  const sentByAdmin = await count(true, room.lastSeq);
  const readByAdmin = await count(false, room.readSeqAdmin);
  const readByUser = await count(true, room.readSeqUser);
  const counts = { sentByUser, sentByAdmin, readByAdmin, readByUser };
  const awaitsAdmin = unreadOf(counts, "admin") > 0;
  await ChatRoom.updateOne({ _id: roomId }, { $set: { ...counts, awaitsAdmin } }, { session });
  broadcast({ what: "room-changed", roomId }, session);
};
