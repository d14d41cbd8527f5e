import type { ChatRoomRecord } from "./chat-room-model.ts";

interface Unread {
  unread: number;
  readSeq: number;
}

type Read = Pick<
  ChatRoomRecord,
  | "unanswered"
  | "askedSinceAnswer"
  | "sentByUser"
  | "readByAdmin"
  | "readBeforeStaffReads"
  | "staffReads"
  | "readSeqAdmin"
>;

/**
 * What each staff member has not read. Who never opened the room has unread what its customer waits with, and
 * nothing else: every case of the office would show a number to those who have nothing to do with it.
 */
export const unreadOfStaff = (room: Read): { by: Record<string, Unread>; others: number } => {
  const reads = Object.entries(room.staffReads ?? {});
  const by = reads.map(([id, { seq, count }]) => [id, { unread: Math.max(0, room.sentByUser - count), readSeq: seq }]);
  const known = room.readBeforeStaffReads ?? room.readByAdmin;
  const asked = room.askedSinceAnswer ?? room.sentByUser - known;
  return { by: Object.fromEntries(by), others: room.unanswered ? Math.max(1, asked) : 0 };
};
