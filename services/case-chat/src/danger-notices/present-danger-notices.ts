import type { DangerNotice } from "@legal/contracts";
import { CaseRoom, type CaseRoomRecord } from "../cases/record/case-room-model.ts";
import { displayNames } from "../users/display-names.ts";
import type { DangerNoticeRecord } from "./danger-notice-model.ts";

/** Of one customer. */
const ROOMS_MAX = 5;

const findRooms = async (userId: string): Promise<[string, DangerNotice["rooms"]]> => {
  const page = { sort: { updatedAt: -1 }, limit: ROOMS_MAX } as const;
  const rooms = await CaseRoom.find({ userId }, { serviceType: 1, "case.number": 1 }, page).lean<CaseRoomRecord[]>();
  return [
    userId,
    rooms.map(({ _id: id, serviceType, case: own }) => ({
      id,
      serviceType,
      ...(own?.number !== undefined && { caseNumber: own.number }),
    })),
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
