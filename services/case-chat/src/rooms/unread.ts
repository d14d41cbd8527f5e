import type { ChatRoomRecord, ReadPosition } from "./chat-room-model.ts";

/** Of a room: its customer, or the office. Within the office each staff member reads for themselves. */
export type Side = "user" | "admin";
export const SIDES = ["user", "admin"] as const satisfies readonly Side[];

/**
 * Where a room keeps what one side has not read. It is never stored as a number: it is what the other side has written
 * less how much of it was read, two counters that only rise.
 */
interface UnreadFields {
  written: "sentByAdmin" | "sentByUser";
  readCount: "readByUser" | "readByAdmin";
  /** The newest message that was read. */
  readSeq: "readSeqUser" | "readSeqAdmin";
  /** Since when something unread waits to be published as `messages-unread`, and up to which message it was. */
  since: "unreadSinceUser" | "unreadSinceAdmin";
  published: "unreadToldUser" | "unreadToldAdmin";
}

export const UNREAD_FIELDS: Readonly<Record<Side, UnreadFields>> = {
  user: {
    written: "sentByAdmin",
    readCount: "readByUser",
    readSeq: "readSeqUser",
    since: "unreadSinceUser",
    published: "unreadToldUser",
  },
  admin: {
    written: "sentByUser",
    readCount: "readByAdmin",
    readSeq: "readSeqAdmin",
    since: "unreadSinceAdmin",
    published: "unreadToldAdmin",
  },
};

type Counters = Pick<ChatRoomRecord, "sentByUser" | "sentByAdmin" | "readByUser" | "readByAdmin">;

export const unreadOf = (room: Counters, side: Side): number => {
  const { written, readCount } = UNREAD_FIELDS[side];
  return room[written] - room[readCount];
};

/** The same for an aggregation or `$expr`. */
export const unreadExpression = (side: Side) => {
  const { written, readCount } = UNREAD_FIELDS[side];
  return { $subtract: [`$${written}`, `$${readCount}`] };
};

type StaffUnread = Pick<
  ChatRoomRecord,
  "unanswered" | "askedSinceAnswer" | "sentByUser" | "readByAdmin" | "readBeforeStaffReads" | "staffReads"
>;

/**
 * What each staff member has not read. Who never opened the room has unread what its customer waits with, and
 * nothing else: every case of the office would show a number to those who have nothing to do with it.
 */
export const unreadOfStaff = (room: StaffUnread) => {
  const reads = Object.entries(room.staffReads ?? {});
  const by = reads.map(
    ([id, { seq, count }]) => [id, { unread: Math.max(0, room.sentByUser - count), readSeq: seq }] as const,
  );
  const known = room.readBeforeStaffReads ?? room.readByAdmin;
  const asked = room.askedSinceAnswer ?? room.sentByUser - known;
  return { by: Object.fromEntries(by), others: room.unanswered ? Math.max(1, asked) : 0 };
};

/** Rooms that no staff member has read wholly, or whose customer waits: only there anything may be unread to anyone. */
export const MAY_BE_UNREAD = { $or: [{ awaitsAdmin: true }, { unanswered: true }] };

const unreadBeyond = (count: unknown) => ({ $subtract: ["$sentByUser", count] });

/**
 * What `unreadOfStaff` says of one staff member, for aggregations: which rooms have something unread, and how much. Those
 * that they never opened are apart from those that they did: one expression for both costs the database twice as much.
 */
export const unreadByStaff = (staffId: string) => {
  const read = `staffReads.${staffId}`;
  const known = { $ifNull: ["$readBeforeStaffReads", "$readByAdmin"] };
  const asked = { $ifNull: ["$askedSinceAnswer", unreadBeyond(known)] };
  const isBeyond = { $gt: ["$sentByUser", `$${read}.count`] };
  return [
    { rooms: { unanswered: true, [read]: { $exists: false } }, unread: { $max: [1, asked] } },
    { rooms: { ...MAY_BE_UNREAD, [read]: { $exists: true }, $expr: isBeyond }, unread: unreadBeyond(`$${read}.count`) },
  ];
};

/** How far a reader has read: the customer, or this one of staff. */
export const readSeqOf = (room: ChatRoomRecord, side: Side, userId: string): number | undefined =>
  side === "user" ? room.readSeqUser : room.staffReads?.[userId]?.seq;

const raised = (field: string, to: unknown) => ({ $max: [`$${field}`, to] });

/**
 * How far is read now, by the customer, or by the office and this one of its staff; never less than before. No more
 * counts as read than is written, for messages may have been deleted meanwhile.
 */
const readTo = (side: Side, userId: string, { seq, count }: Record<keyof ReadPosition, unknown>) => {
  const { readCount, readSeq, written } = UNREAD_FIELDS[side];
  const own = `staffReads.${userId}`;
  const counted = (field: string) => ({ $min: [raised(field, count), `$${written}`] });
  const ofOffice = {
    [own]: { seq: raised(`${own}.seq`, seq), count: counted(`${own}.count`) },
    readBeforeStaffReads: { $ifNull: ["$readBeforeStaffReads", "$readByAdmin"] },
  };
  return { [readSeq]: raised(readSeq, seq), [readCount]: counted(readCount), ...(side === "admin" && ofOffice) };
};

/**
 * An update pipeline: everything is read. The server computes it from the room itself, so that a message stored at the
 * same time is either wholly read or not at all.
 */
export const readEverything = (side: Side, userId: string) => {
  const { written, since } = UNREAD_FIELDS[side];
  const read = readTo(side, userId, { seq: "$lastSeq", count: `$${written}` });
  return [{ $set: { ...read, ...(side === "admin" && { awaitsAdmin: false }) } }, { $unset: since }];
};

/** The same up to one message. Since when the rest is unread, `notifyUnread` finds out when its time comes. */
export const readUpTo = (side: Side, userId: string, position: ReadPosition) => [
  { $set: readTo(side, userId, position) },
];

interface Said {
  sentByAdmin: boolean;
  aiAutoResponse: boolean;
}

/** What messages begin for those who have not read them; an automatic answer is nothing new. */
export const unreadAfter = (said: readonly Said[], now: Date): Partial<ChatRoomRecord> => {
  const byPeople = said.filter(({ aiAutoResponse }) => !aiAutoResponse);
  return {
    ...(byPeople.some(({ sentByAdmin }) => sentByAdmin) && { unreadSinceUser: now }),
    ...(byPeople.some(({ sentByAdmin }) => !sentByAdmin) && { unreadSinceAdmin: now }),
  };
};
