import { notFound, type User } from "@legal/service-kit";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { findRoom } from "../../rooms/find-room.ts";
import { hasTypedDate } from "./adopt-typed-date.ts";
import { Deadline, type DeadlineRecord } from "./deadline-model.ts";
import { withDeadlines } from "./with-deadlines.ts";

const openFirst = (one: DeadlineRecord, other: DeadlineRecord): number => {
  if (one.state === "open" && other.state === "open") return one.dueDate < other.dueDate ? -1 : 1;
  if (one.state !== "open" && other.state !== "open") return other.updatedAt.getTime() - one.updatedAt.getTime();
  return one.state === "open" ? -1 : 1;
};

interface Deadlines {
  room: ChatRoomRecord;
  deadlines: DeadlineRecord[];
}

/** The deadlines of a case that the reader may enter. */
export const listDeadlines = async (roomId: string, reader: User): Promise<Deadlines> => {
  const room = await findRoom(roomId, reader);
  if (room.isCase && hasTypedDate(room)) await withDeadlines(roomId, null, () => Promise.resolve());
  const deadlines = await Deadline.find({ caseId: roomId }).lean<DeadlineRecord[]>();
  return { room, deadlines: deadlines.toSorted(openFirst) };
};

export const findDeadline = async (roomId: string, deadlineId: string, reader: User) => {
  const { room, deadlines } = await listDeadlines(roomId, reader);
  const deadline = deadlines.find(({ _id }) => _id === deadlineId);
  if (!deadline) throw notFound("deadline");
  return { room, deadline };
};
