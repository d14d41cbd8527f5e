import type { CalendarDeadline } from "@legal/contracts";
import { CALENDAR_DEADLINES_MAX } from "@legal/contracts/constants";
import { isOpen } from "@legal/case-rules";
import { addDays, seoulDateOf } from "@legal/i18n";
import { CaseRoom, type CaseRoomRecord } from "../../record/case-room-model.ts";
import { isConfirmed } from "../confirmation.ts";
import { Deadline, type DeadlineRecord } from "../deadline-model.ts";

interface Whose {
  customerId?: string | undefined;
  assigneeId?: string | undefined;
}

/** Overdue ones stay for a while; void ones long enough for every calendar to have fetched them. */
const OVERDUE_DAYS = 365;
const VOID_DAYS = 30;
const DAY_MS = 86_400_000;
const NEAREST_FIRST = { sort: { dueDate: 1, _id: 1 }, limit: CALENDAR_DEADLINES_MAX } as const;
const OF_DEADLINE = {
  caseId: 1,
  kind: 1,
  matter: 1,
  formerMatter: 1,
  dueDate: 1,
  movedFrom: 1,
  statutory: 1,
  statedBy: 1,
  confirmedBy: 1,
  state: 1,
  version: 1,
  updatedAt: 1,
} as const;
const OF_ROOM = { serviceType: 1, caseStatus: 1, "case.number": 1, "case.name": 1 } as const;

/** A staff member handles far fewer open cases; of more, the newest. */
const casesOf = async (assigneeId: string): Promise<string[]> => {
  const sort = { createdAt: -1, _id: -1 } as const;
  const newest = { sort, limit: CALENDAR_DEADLINES_MAX, hint: { assigneeId: 1, ...sort } } as const;
  const rooms = await CaseRoom.find({ assigneeId, deadline: { $ne: null } }, { _id: 1 }, newest).lean();
  return rooms.map(({ _id }) => _id);
};

const filterOf = async ({ customerId, assigneeId }: Whose) => {
  if (customerId !== undefined) return { userId: customerId };
  return assigneeId === undefined ? {} : { caseId: { $in: await casesOf(assigneeId) } };
};

const findDeadlines = async (whose: Whose, now: Date): Promise<DeadlineRecord[]> => {
  const own = await filterOf(whose);
  const today = seoulDateOf(now);
  const open = { ...own, state: "open", dueDate: { $gte: addDays(today, -OVERDUE_DAYS) } } as const;
  const ended = new Date(now.getTime() - VOID_DAYS * DAY_MS);
  const off = {
    ...own,
    state: "void",
    dueDate: { $gte: addDays(today, -VOID_DAYS) },
    updatedAt: { $gte: ended },
  } as const;
  const found = await Promise.all(
    [open, off].map((filter) => Deadline.find(filter, OF_DEADLINE, NEAREST_FIRST).lean<DeadlineRecord[]>()),
  );
  return found
    .flat()
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
    .slice(0, CALENDAR_DEADLINES_MAX);
};

const present = (deadline: DeadlineRecord, room: CaseRoomRecord): CalendarDeadline => {
  const { _id: id, caseId: roomId, matter, dueDate, state, version, updatedAt } = deadline;
  const { number = null, name = null } = room.case ?? {};
  return {
    id,
    roomId,
    serviceType: room.serviceType,
    number,
    name,
    matter,
    dueDate,
    confirmed: isConfirmed(deadline),
    cancelled: state === "void",
    version,
    updatedAt: updatedAt.toISOString(),
  };
};

/** What a calendar shows of the open cases of a customer, of a staff member, or of the whole office; the nearest first. */
export const listCalendarDeadlines = async (whose: Whose, now = new Date()): Promise<CalendarDeadline[]> => {
  const deadlines = await findDeadlines(whose, now);
  const roomIds = new Set(deadlines.map(({ caseId }) => caseId));
  const rooms = await CaseRoom.find({ _id: { $in: [...roomIds] } }, OF_ROOM).lean<CaseRoomRecord[]>();
  const byId = new Map(rooms.map((room) => [room._id, room]));
  return deadlines.flatMap((deadline) => {
    const room = byId.get(deadline.caseId);
    return room && isOpen(room.caseStatus) ? [present(deadline, room)] : [];
  });
};
