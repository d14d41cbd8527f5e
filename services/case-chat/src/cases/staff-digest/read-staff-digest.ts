import type { DigestRoom, StaffDigest } from "@legal/contracts";
import { DIGEST_SECTION_MAX } from "@legal/contracts/constants";
import { addDays, seoulDateOf } from "@legal/i18n";
import { mostUrgentFirst } from "../lists/room-order.ts";
import { walkList } from "../lists/read-list.ts";
import { findDaysOff } from "../notice-facts/find-days-off.ts";
import { OPEN_CASES } from "../open-cases.ts";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { silentSince } from "../room-selection.ts";

const SHOWN = { customerWords: 0, "case.nameWords": 0, "case.namePairs": 0, "case.ticked": 0 };

const find = (filter: object, sort: Record<string, 1>) =>
  CaseRoom.find(filter, SHOWN, { sort: { ...sort, _id: 1 }, limit: DIGEST_SECTION_MAX }).lean<CaseRoomRecord[]>();

/** From the list of open cases by date: closed ones keep theirs, and would fill an index's first entries. */
const findOverdue = async (today: string, whose: object): Promise<CaseRoomRecord[]> => {
  const list = { lists: ["deadline"], order: mostUrgentFirst, upTo: addDays(today, -1) } as const;
  const found: CaseRoomRecord[] = [];
  for await (const ids of walkList(list, undefined, DIGEST_SECTION_MAX)) {
    const open = { ...OPEN_CASES, ...whose, _id: { $in: ids }, deadline: { $lt: today } };
    found.push(...(await find(open, { deadline: 1 })));
    if (found.length >= DIGEST_SECTION_MAX) break;
  }
  return found.slice(0, DIGEST_SECTION_MAX);
};

/** Also those whose nearest date has passed and was not marked as done, with another that is today. */
const findDueOn = (today: string, whose: object): Promise<CaseRoomRecord[]> => {
  const behindAPassedOne = { deadline: { $lt: today }, "case.nearest.later": today };
  return find({ ...OPEN_CASES, ...whose, $or: [{ deadline: today }, behindAPassedOne] }, { deadline: 1 });
};

const present =
  (at: (room: CaseRoomRecord) => Date | string | null | undefined) =>
  (room: CaseRoomRecord): DigestRoom => {
    const { number = null, assigneeId } = caseOf(room);
    const when = at(room) ?? room.createdAt;
    const { _id: roomId, serviceType } = room;
    return { roomId, serviceType, number, assigneeId, at: typeof when === "string" ? when : when.toISOString() };
  };

/**
 * What the office has left to do, or what is `staffId`'s and no one's, those that wait for longest first; once a day, so
 * no index is for it alone.
 */
export const readStaffDigest = async (staffId?: string, now = new Date()): Promise<StaffDigest> => {
  const today = seoulDateOf(now);
  const whose = staffId === undefined ? {} : { assigneeId: { $in: [staffId, null] } };
  const [overdue, dueToday, waiting, unassigned, silent, daysOff] = await Promise.all([
    findOverdue(today, whose),
    findDueOn(today, whose),
    find({ ...whose, unanswered: true }, { waitingSince: 1 }),
    find({ ...OPEN_CASES, assigneeId: null }, { createdAt: 1 }),
    find({ ...OPEN_CASES, ...whose, spokenAt: { $lt: silentSince(now) } }, { spokenAt: 1 }),
    findDaysOff(),
  ]);
  return {
    overdue: overdue.map(present(({ deadline }) => deadline)),
    today: dueToday.map(present(() => today)),
    waiting: waiting.map(present(({ waitingSince }) => waitingSince)),
    unassigned: unassigned.map(present(({ createdAt }) => createdAt)),
    silent: silent.map(present(({ spokenAt }) => spokenAt)),
    daysOff,
  };
};
