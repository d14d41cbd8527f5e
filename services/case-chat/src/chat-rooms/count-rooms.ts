import { CASE_STATUSES, type CaseCounts, type CaseStatus, type MatchCount, type RoomSelection } from "@legal/contracts";
import { ChatRoom } from "./chat-room-model.ts";
import { readCounts } from "./lists/list-counts.ts";
import { countList } from "./lists/read-list.ts";
import { allOf, selectionOf } from "./room-selection.ts";
import { tabFilter, tabList } from "./room-tabs.ts";

/** Counting further tells nobody more and takes longer. */
const MATCHES_COUNTED = 1000;

const countUnread = async (): Promise<number> => {
  const [sum] = await ChatRoom.aggregate<{ unread: number }>([
    { $match: { awaitsAdmin: true } },
    { $group: { _id: null, unread: { $sum: { $subtract: ["$sentByUser", "$readByAdmin"] } } } },
  ]);
  return sum?.unread ?? 0;
};

const firstUnread = () =>
  ChatRoom.findOne({ awaitsAdmin: true }, { _id: 1 }).sort({ updatedAt: -1 }).lean<{ _id: string }>();

/** Numbers for the office's tabs and statistics, which are of cases; unread messages are of all rooms. */
export const countRooms = async (now = new Date()): Promise<CaseCounts> => {
  const [counts, urgent, unreadMessages, unreadRoom] = await Promise.all([
    readCounts(),
    countList(tabList("urgent", now)),
    countUnread(),
    firstUnread(),
  ]);
  const countOf = (list: string): number => counts.get(list) ?? 0;
  const byStatus = Object.fromEntries(CASE_STATUSES.map((status) => [status, countOf(status)])) as Record<
    CaseStatus,
    number
  >;
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  const { 종료: completed, 거래취소: cancelled } = byStatus;
  return {
    tabs: { all: countOf("all"), urgent, ...byStatus },
    total,
    active: total - completed - cancelled,
    completed,
    cancelled,
    unreadMessages,
    firstUnreadRoomId: unreadRoom?._id ?? null,
  };
};

/** How many rooms of a tab a search and filters find, up to the number that is counted. */
export const countMatches = async ({ tab, ...wishes }: RoomSelection, now = new Date()): Promise<MatchCount> => {
  const conditions = [tabFilter(tab, now), ...(await selectionOf(wishes, now))];
  const count = await ChatRoom.countDocuments(allOf(conditions), { limit: MATCHES_COUNTED + 1 });
  return { count: Math.min(count, MATCHES_COUNTED), capped: count > MATCHES_COUNTED };
};
