import { deadlineChanged, type SeoulDate } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { forbidden, inTransaction, type User } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { roomNotFound } from "./find-room.ts";

/** Null clears it. A date that already passed is allowed: staff may note a deadline that was missed. */
export const setDeadline = async (roomId: string, deadline: SeoulDate | null, admin: User): Promise<ChatRoomRecord> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction(async (session) => {
    const room = await ChatRoom.findOne({ _id: roomId, isCase: true }).session(session).lean<ChatRoomRecord>();
    if (!room) throw roomNotFound();
    if (room.deadline === deadline) return room;
    const change = { deadline, updatedAt: new Date() };
    await ChatRoom.updateOne({ _id: roomId }, { $set: change }, { session });
    await record(deadlineChanged, { roomId, userId: room.userId, deadline, changedBy: admin.id }, session);
    return { ...room, ...change };
  });
};
