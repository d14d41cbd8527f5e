import { bigramsOf, forbidden, normalise, type User } from "@legal/service-kit";
import { broadcast } from "../broadcasts/broadcast.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { findRoom, roomNotFound } from "../rooms/find-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

const named = (name: string) => {
  const words = normalise(name);
  return { $set: { "case.name": name, "case.nameWords": words, "case.namePairs": bigramsOf(words) } };
};

const UNNAMED = { $unset: { "case.name": 1, "case.nameWords": 1, "case.namePairs": 1 } };

interface NewName {
  roomId: string;
  /** Null removes it. */
  name: string | null;
}

/** What a customer calls the case. It is theirs: staff read it and change nothing; their changes do not collide with it. */
export const setCaseName = async ({ roomId, name }: NewName, owner: User): Promise<ChatRoomRecord> => {
  const { userId } = await findRoom(roomId, owner);
  if (userId !== owner.id) throw forbidden();
  const update = { ...(name === null ? UNNAMED : named(name)), $max: { updatedAt: new Date() } };
  const mine = { _id: roomId, userId, isCase: true };
  const room = await CaseRoom.findOneAndUpdate(mine, update, { returnDocument: "after" }).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  broadcast({ what: "room-changed", roomId });
  return room;
};
