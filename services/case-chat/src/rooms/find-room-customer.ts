import { setBounded } from "../cache/bounded-map.ts";
import { ChatRoom } from "./chat-room-model.ts";

const MAX_KNOWN = 20_000;

/** A room's owner never changes, so every message needs no read to know whose room it is. */
const owners = new Map<string, string>();

export const findRoomCustomer = async (roomId: string): Promise<string | undefined> => {
  const known = owners.get(roomId);
  if (known !== undefined) return known;
  const room = await ChatRoom.findOne({ _id: roomId }, { userId: 1 }).lean<{ userId: string }>();
  if (room) setBounded(owners, roomId, room.userId, MAX_KNOWN);
  return room?.userId;
};
