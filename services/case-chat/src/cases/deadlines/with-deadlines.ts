import { forbidden, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { roomNotFound } from "../../rooms/find-room.ts";
import { CaseRoom } from "../record/case-room-model.ts";
import { adoptTypedDate } from "./adopt-typed-date.ts";
import type { Party } from "./deadline-model.ts";
import { writeNearest } from "./write-nearest.ts";

export interface CaseWithDeadlines {
  room: ChatRoomRecord;
  session: ClientSession;
}

/** A write to the room, so that two changes of a case's deadlines, its end and its removal exclude each other. */
const lockCase = async (roomId: string, session: ClientSession): Promise<ChatRoomRecord> => {
  const options = { session, returnDocument: "after" } as const;
  const lock = { $inc: { "case.deadlineWrites": 1 } };
  const room = await CaseRoom.findOneAndUpdate({ _id: roomId, isCase: true }, lock, options).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  return room;
};

interface Outcome<T> {
  before: ChatRoomRecord;
  after: ChatRoomRecord;
  result: T;
}

/** `withDeadlines` in a transaction that is the caller's. */
export const withDeadlinesIn = async <T>(
  session: ClientSession,
  roomId: string,
  by: Party | null,
  work: (one: CaseWithDeadlines) => Promise<T>,
): Promise<Outcome<T>> => {
  const before = await lockCase(roomId, session);
  const typedBy = await adoptTypedDate(before, session);
  const result = await work({ room: before, session });
  const after = await writeNearest(before, by ?? typedBy, session);
  return { before, after, result };
};

/**
 * Changes deadlines of one case in one transaction. What the release before typed is a deadline of its own by then, and
 * afterwards the case's `deadline` is the nearest open one again. `by`: null where no person did it.
 */
export const withDeadlines = <T>(
  roomId: string,
  by: Party | null,
  work: (one: CaseWithDeadlines) => Promise<T>,
): Promise<Outcome<T>> => inTransaction((session) => withDeadlinesIn(session, roomId, by, work));

export const assertStaff = ({ role }: User): void => {
  if (role !== "admin") throw forbidden();
};
