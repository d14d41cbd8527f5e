import type { CalendarDeadline } from "@legal/contracts";
import { CALENDAR_DEADLINES_MAX } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { OPEN_CASES } from "../../open-cases.ts";
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
const NEAREST_FIRST = { dueDate: 1, _id: 1 } as const;
const NEWEST_FIRST = { dueDate: -1, _id: -1 } as const;
/** Deadlines read for one kind of them: of those, cases that have ended are left out. */
const READ_MAX = 5 * CALENDAR_DEADLINES_MAX;
const BATCH = 500;
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
  const rooms = await CaseRoom.find({ ...OPEN_CASES, assigneeId, deadline: { $ne: null } }, { _id: 1 }, newest).lean();
  return rooms.map(({ _id }) => _id);
};

const filterOf = async ({ customerId, assigneeId }: Whose) => {
  if (customerId !== undefined) return { userId: customerId };
  return assigneeId === undefined ? {} : { caseId: { $in: await casesOf(assigneeId) } };
};

/** Those that count most first: what is to come, what a calendar has to take out, what is overdue. */
const kindsOf = (own: object, now: Date) => {
  const today = seoulDateOf(now);
  const ended = new Date(now.getTime() - VOID_DAYS * DAY_MS);
  const off = { state: "void", dueDate: { $gte: addDays(today, -VOID_DAYS) }, updatedAt: { $gte: ended } } as const;
  const overdue = { $gte: addDays(today, -OVERDUE_DAYS), $lt: today };
  return [
    { filter: { ...own, state: "open", dueDate: { $gte: today } }, sort: NEAREST_FIRST },
    { filter: { ...own, ...off }, sort: NEAREST_FIRST },
    { filter: { ...own, state: "open", dueDate: overdue }, sort: NEWEST_FIRST },
  ] as const;
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

/** Of cases that are open: one that has ended keeps its deadlines. */
const presentOpen = async (deadlines: readonly DeadlineRecord[]): Promise<CalendarDeadline[]> => {
  const roomIds = new Set(deadlines.map(({ caseId }) => caseId));
  const open = { ...OPEN_CASES, _id: { $in: [...roomIds] } };
  const rooms = await CaseRoom.find(open, OF_ROOM).lean<CaseRoomRecord[]>();
  const byId = new Map(rooms.map((room) => [room._id, room]));
  return deadlines.flatMap((deadline) => {
    const room = byId.get(deadline.caseId);
    return room ? [present(deadline, room)] : [];
  });
};

type Kind = ReturnType<typeof kindsOf>[number];

const listKind = async ({ filter, sort }: Kind, wanted: number): Promise<CalendarDeadline[]> => {
  const shown: CalendarDeadline[] = [];
  if (wanted <= 0) return shown;
  const page = { sort, limit: READ_MAX } as const;
  const cursor = Deadline.find(filter, OF_DEADLINE, page).lean<DeadlineRecord[]>().cursor({ batchSize: BATCH });
  let batch: DeadlineRecord[] = [];
  for await (const deadline of cursor) {
    batch.push(deadline);
    if (batch.length < BATCH) continue;
    shown.push(...(await presentOpen(batch)));
    batch = [];
    if (shown.length >= wanted) break;
  }
  shown.push(...(await presentOpen(batch)));
  return shown.slice(0, wanted);
};

/** What a calendar shows of the open cases of a customer, of a staff member, or of the whole office; the nearest first. */
export const listCalendarDeadlines = async (whose: Whose, now = new Date()): Promise<CalendarDeadline[]> => {
  const shown: CalendarDeadline[] = [];
  for (const kind of kindsOf(await filterOf(whose), now))
    shown.push(...(await listKind(kind, CALENDAR_DEADLINES_MAX - shown.length)));
  return shown.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
};
