import type { DangerNotice } from "@legal/contracts";
import { caseOf } from "../cases/record/case-of-room.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { displayNames } from "../users/display-names.ts";
import type { DangerNoticeRecord } from "./danger-notice-model.ts";

/** Of one customer. */
const ROOMS_MAX = 5;

const findRooms = async (userId: string): Promise<[string, DangerNotice["rooms"]]> => {
  const page = { sort: { updatedAt: -1 }, limit: ROOMS_MAX } as const;
  const rooms = await ChatRoom.find({ userId }, { serviceType: 1, case: 1 }, page).lean<ChatRoomRecord[]>();
  return [
    userId,
    rooms.map((room) => {
      const { number } = caseOf(room);
      return { id: room._id, serviceType: room.serviceType, ...(number !== undefined && { caseNumber: number }) };
    }),
  ];
};

export const presentDangerNotices = async (notices: readonly DangerNoticeRecord[]): Promise<DangerNotice[]> => {
  const customers = [...new Set(notices.map(({ userId }) => userId))];
  const staff = notices.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []);
  const [names, rooms] = await Promise.all([
    displayNames([...customers, ...staff]),
    Promise.all(customers.map(findRooms)),
  ]);
  const roomsOf = new Map(rooms);
  const person = (id: string) => ({ id, name: names.get(id) ?? null });
  return notices.map(({ _id, userId, conversationId, roomId, createdAt, lastAt, acknowledgedBy, acknowledgedAt }) => ({
    id: _id,
    customer: person(userId),
    conversationId,
    ...(roomId !== undefined && { roomId }),
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    acknowledgedBy: acknowledgedBy === null ? null : person(acknowledgedBy),
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    rooms: roomsOf.get(userId) ?? [],
  }));
};
