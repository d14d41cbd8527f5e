import { id, seoulDate } from "@legal/contracts";
import { decodeCursor, encodeCursor, newestFirst } from "@legal/service-kit";
import { z } from "zod";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { caseOf } from "../record/case-of-room.ts";

type Position = [position: string, roomId: string];

const byCreation = z.tuple([z.iso.datetime(), id]);
const byDeadline = z.tuple([seoulDate, id]);

const byWait = z.tuple([z.iso.datetime().or(z.literal("")), id]);

export interface RoomOrder {
  direction: 1 | -1;
  sort: Record<string, 1 | -1>;
  /** Decodes a cursor; throws VALIDATION_FAILED when it is malformed. */
  positionOf(cursor: string): Position;
  /** A filter for the rooms after a cursor. */
  after(cursor: string): Record<string, unknown>;
  cursorOf: (room: ChatRoomRecord) => string;
}

export const lastOpenedFirst: RoomOrder = {
  ...newestFirst,
  direction: -1,
  positionOf: (cursor) => decodeCursor(cursor, byCreation),
};

export const mostUrgentFirst: RoomOrder = {
  direction: 1,
  sort: { deadline: 1, _id: 1 },
  positionOf: (cursor) => decodeCursor(cursor, byDeadline),
  after: (cursor) => {
    const [deadline, lastId] = decodeCursor(cursor, byDeadline);
    return { $or: [{ deadline: { $gt: deadline } }, { deadline, _id: { $gt: lastId } }] };
  },
  cursorOf: (room) => encodeCursor([caseOf(room).deadline ?? "", room._id]),
};

/** Longest wait first. Where only the release before stored the customer's message, the time is not there yet: first. */
export const longestWaitFirst: RoomOrder = {
  direction: 1,
  sort: { waitingSince: 1, _id: 1 },
  positionOf: (cursor) => decodeCursor(cursor, byWait),
  after: (cursor) => {
    const [time, lastId] = decodeCursor(cursor, byWait);
    const waitingSince = time ? new Date(time) : null;
    const later = waitingSince ? { $gt: waitingSince } : { $ne: null };
    return { $or: [{ waitingSince: later }, { waitingSince, _id: { $gt: lastId } }] };
  },
  cursorOf: (room) => encodeCursor([room.waitingSince?.toISOString() ?? "", room._id]),
};
