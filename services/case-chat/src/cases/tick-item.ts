import { preparationsOf } from "@legal/catalog";
import { notFound, type User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import { findRoomFile } from "../files/attached-file.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { sideOf } from "../rooms/chat-room-policy.ts";
import { findRoom } from "../rooms/find-room.ts";
import { CaseRoom, type Tick } from "./record/case-room-model.ts";

interface Ticking {
  roomId: string;
  item: string;
  done: boolean;
  /** A file of the room that is the thing. */
  fileUrl?: string | undefined;
}

const newTick = async ({ roomId, fileUrl }: Ticking, room: ChatRoomRecord, user: User): Promise<Tick> => {
  const tick = { at: new Date(), side: sideOf(room, user), by: user.id };
  if (fileUrl === undefined) return tick;
  const { id: fileId, name: fileName } = await findRoomFile(fileUrl, roomId);
  return { ...tick, fileId, fileName };
};

/**
 * Ticks a thing to prepare or takes the tick off. Each is a field of its own, so ticks of both sides at the same time
 * are all kept; what is so already stays as it was, with who ticked it first, unless a file is named.
 */
export const tickItem = async (ticking: Ticking, user: User): Promise<ChatRoomRecord> => {
  const { roomId, item, done, fileUrl } = ticking;
  const room = await findRoom(roomId, user);
  if (!room.isCase || !preparationsOf(room.serviceType).includes(item)) throw notFound("item");
  const field = `case.ticked.${item}`;
  const ticked = done ? { $set: { [field]: await newTick(ticking, room, user) } } : { $unset: { [field]: 1 } };
  const update = { ...ticked, $max: { updatedAt: new Date() } };
  const isOtherwise = done && fileUrl !== undefined ? {} : { [field]: { $exists: !done } };
  const filter = { _id: roomId, isCase: true, ...isOtherwise };
  const changed = await CaseRoom.findOneAndUpdate(filter, update, { returnDocument: "after" }).lean<ChatRoomRecord>();
  if (!changed) return findRoom(roomId, user);
  broadcast({ what: "room-changed", roomId });
  return changed;
};
