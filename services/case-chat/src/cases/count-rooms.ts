import { caseStageOf, type CaseStage } from "@legal/case-rules";
import { CASE_STATUSES, type CaseCounts, type CaseStatus, type MatchCount, type RoomSelection } from "@legal/contracts";
import { unreadByStaff } from "../rooms/unread.ts";
import { CaseRoom } from "./record/case-room-model.ts";
import { countList, readCounts } from "./lists/read-list.ts";
import { allOf, selectionOf } from "./room-selection.ts";
import { tabFilter, tabList } from "./room-tabs.ts";

/** Counting further is of no use to a reader and takes longer. */
const MATCHES_COUNTED = 1000;

interface Unread {
  unread: number;
  /** The most recently updated room of these. */
  newest: { at: Date; id: string };
}

/** Of the rooms that this staff member has opened, and of the others; the part with the newest room first. */
const countUnread = async (staffId: string): Promise<Unread[]> => {
  const counted = unreadByStaff(staffId).map(({ rooms, unread }) =>
    CaseRoom.aggregate<Unread>([
      { $match: rooms },
      { $group: { _id: null, unread: { $sum: unread }, newest: { $max: { at: "$updatedAt", id: "$_id" } } } },
    ]),
  );
  const found = (await Promise.all(counted)).flat();
  return found.toSorted((a, b) => b.newest.at.getTime() - a.newest.at.getTime());
};

interface Waiting {
  customers: number;
  since: Date | null;
}

const countWaiting = async (): Promise<Waiting | undefined> => {
  const [sum] = await CaseRoom.aggregate<Waiting>([
    { $match: { unanswered: true } },
    { $group: { _id: "$userId", since: { $min: "$waitingSince" } } },
    { $group: { _id: null, customers: { $sum: 1 }, since: { $min: "$since" } } },
  ]);
  return sum;
};

/** Counts for the desk's tabs and statistics, which are of cases; unread messages are this staff member's, of all rooms. */
export const countRooms = async (staffId: string, now = new Date()): Promise<CaseCounts> => {
  const [counts, urgent, unread, waiting] = await Promise.all([
    readCounts(),
    countList("deadline", tabList("urgent", now)),
    countUnread(staffId),
    countWaiting(),
  ]);
  const countOf = (list: string): number => counts.get(list) ?? 0;
  const byStatus = Object.fromEntries(CASE_STATUSES.map((status) => [status, countOf(status)])) as Record<
    CaseStatus,
    number
  >;
  const stages: Record<CaseStage, number> = { open: 0, finished: 0, cancelled: 0 };
  for (const [list, count] of counts) if (list !== "all") stages[caseStageOf(list as CaseStatus)] += count;
  return {
    tabs: { all: countOf("all"), urgent, ...byStatus },
    total: stages.open + stages.finished + stages.cancelled,
    active: stages.open,
    completed: stages.finished,
    cancelled: stages.cancelled,
    waiting: { customers: waiting?.customers ?? 0, since: waiting?.since?.toISOString() ?? null },
    unreadMessages: unread.reduce((sum, part) => sum + part.unread, 0),
    firstUnreadRoomId: unread[0]?.newest.id ?? null,
  };
};

/** So few show of a person who is searched for whether they are a customer. */
const FEW_MATCHES = 20;

/** The rooms of a search that finds few: to count them is to see whose they are. */
export const fewMatches = async ({ tab, ...wishes }: RoomSelection, now = new Date()) => {
  if (!wishes.search) return [];
  const conditions = [tabFilter(tab, now), ...(await selectionOf(wishes, now))];
  const page = { limit: FEW_MATCHES + 1 };
  const rooms = await CaseRoom.find(allOf(conditions), { userId: 1 }, page).lean<{ _id: string; userId: string }[]>();
  return rooms.length > FEW_MATCHES ? [] : rooms;
};

/** How many rooms of a tab a search and filters find, up to the number that is counted. */
export const countMatches = async ({ tab, ...wishes }: RoomSelection, now = new Date()): Promise<MatchCount> => {
  const conditions = [tabFilter(tab, now), ...(await selectionOf(wishes, now))];
  const count = await CaseRoom.countDocuments(allOf(conditions), { limit: MATCHES_COUNTED + 1 });
  return { count: Math.min(count, MATCHES_COUNTED), capped: count > MATCHES_COUNTED };
};
