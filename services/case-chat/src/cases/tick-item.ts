import { preparationsOf } from "@legal/catalog";
import { notFound, type User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { sideOf } from "../rooms/chat-room-policy.ts";
import { findRoom } from "../rooms/find-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

interface Ticking {
  roomId: string;
  item: string;
  done: boolean;
}

/**
 * Ticks a thing to prepare or takes the tick off. Each is a field of its own, so ticks of both sides at the same time
 * are all kept; what is so already stays as it was, with who ticked it first.
 */
export const tickItem = async ({ roomId, item, done }: Ticking, user: User): Promise<ChatRoomRecord> => {
  const room = await findRoom(roomId, user);
  if (!room.isCase || !preparationsOf(room.serviceType).includes(item)) throw notFound("item");
  const field = `case.ticked.${item}`;
  const now = new Date();
  const tick = { at: now, side: sideOf(room, user), by: user.id };
  const update = done ? { $set: { [field]: tick, updatedAt: now } } : { $unset: { [field]: 1 }, $set: { updatedAt: now } };
  const otherwise = { _id: roomId, isCase: true, [field]: { $exists: !done } };
  const changed = await CaseRoom.findOneAndUpdate(otherwise, update, { returnDocument: "after" }).lean<ChatRoomRecord>();
  if (!changed) return findRoom(roomId, user);
  broadcast({ what: "room-changed", roomId });
  return changed;
};
