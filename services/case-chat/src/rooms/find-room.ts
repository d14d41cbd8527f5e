import { AppError, type User } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";

/** The same for a room that is absent and for one that is another's. */
export const roomNotFound = (): AppError => new AppError(404, "ROOM_NOT_FOUND");

/** The room, when the user may enter it. */
export const findRoom = async (roomId: string, user: User): Promise<ChatRoomRecord> => {
  const filter = user.role === "admin" ? { _id: roomId } : { _id: roomId, userId: user.id };
  const room = await ChatRoom.findOne(filter).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  return room;
};
