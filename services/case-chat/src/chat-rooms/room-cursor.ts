import { id, seoulDate } from "@legal/contracts";
import { validationFailed } from "@legal/service-kit";
import { z } from "zod";
import type { ChatRoomRecord } from "./chat-room-model.ts";

const byCreation = z.tuple([z.iso.datetime(), id]);
const byDeadline = z.tuple([seoulDate, id]);

const decode = <T>(cursor: string, schema: z.ZodType<T>): T => {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw validationFailed([{ path: "cursor", message: "cursor.invalid" }]);
  }
};

interface RoomOrder {
  sort: Record<string, 1 | -1>;
  /** The rooms behind a cursor. */
  after(cursor: string): Record<string, unknown>;
  cursorOf(room: ChatRoomRecord): string;
}

const encode = (position: [string, string]): string => Buffer.from(JSON.stringify(position)).toString("base64url");

export const newestFirst: RoomOrder = {
  sort: { createdAt: -1, _id: -1 },
  after: (cursor) => {
    const [time, lastId] = decode(cursor, byCreation);
    const createdAt = new Date(time);
    return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: lastId } }] };
  },
  cursorOf: (room) => encode([room.createdAt.toISOString(), room._id]),
};

export const mostUrgentFirst: RoomOrder = {
  sort: { deadline: 1, _id: 1 },
  after: (cursor) => {
    const [deadline, lastId] = decode(cursor, byDeadline);
    return { $or: [{ deadline: { $gt: deadline } }, { deadline, _id: { $gt: lastId } }] };
  },
  cursorOf: (room) => encode([room.deadline ?? "", room._id]),
};
