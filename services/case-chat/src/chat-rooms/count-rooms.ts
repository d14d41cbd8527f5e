import { CASE_STATUSES, type CaseCounts, type CaseStatus } from "@legal/contracts";
import { ChatRoom } from "./chat-room-model.ts";
import { urgentFilter } from "./room-tabs.ts";
import { searchFilter } from "./search-words.ts";

type ByStatus = Record<CaseStatus, number>;

const countByStatus = async (search: object): Promise<ByStatus> => {
  const groups = await ChatRoom.aggregate<{ _id: CaseStatus; count: number }>([
    { $match: { isCase: true, ...search } },
    { $group: { _id: "$caseStatus", count: { $sum: 1 } } },
  ]);
  const counts = new Map(groups.map(({ _id, count }) => [_id, count]));
  return Object.fromEntries(CASE_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as ByStatus;
};

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
export const countRooms = async (search: string | undefined, now = new Date()): Promise<CaseCounts> => {
  const found = searchFilter(search);
  const [all, byStatus, urgent, unreadMessages, unreadRoom] = await Promise.all([
    ChatRoom.countDocuments(found),
    countByStatus(found),
    ChatRoom.countDocuments({ ...urgentFilter(now), ...found }),
    countUnread(),
    firstUnread(),
  ]);
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  const { 종료: completed, 거래취소: cancelled } = byStatus;
  return {
    tabs: { all, urgent, ...byStatus },
    total,
    active: total - completed - cancelled,
    completed,
    cancelled,
    unreadMessages,
    firstUnreadRoomId: unreadRoom?._id ?? null,
  };
};
