import { statusChanged, type CaseStatus } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { forbidden, inTransaction, type User } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { roomNotFound } from "./find-room.ts";

export const changeCaseStatus = async (roomId: string, to: CaseStatus, admin: User): Promise<ChatRoomRecord> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction(async (session) => {
    const room = await ChatRoom.findOne({ _id: roomId, isCase: true }).session(session).lean<ChatRoomRecord>();
    if (!room) throw roomNotFound();
    const { caseStatus: from, userId } = room;
    if (from === to) return room;
    const change = { caseStatus: to, updatedAt: new Date() };
    await ChatRoom.updateOne({ _id: roomId }, { $set: change }, { session });
    await record(statusChanged, { roomId, userId, from, to, changedBy: admin.id }, session);
    return { ...room, ...change };
  });
};
