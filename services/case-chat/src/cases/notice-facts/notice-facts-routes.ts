import { getCaseNoticeFactsCall, listDatedCasesCall, type CaseNoticeFacts } from "@legal/contracts";
import { isOpen, statusesOf } from "@legal/case-rules";
import { preparationsOf } from "@legal/catalog";
import { createRouter, parse, requireService } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { roomNotFound } from "../../rooms/find-room.ts";
import { isConfirmed } from "../deadlines/confirmation.ts";
import { Deadline, type DeadlineRecord } from "../deadlines/deadline-model.ts";
import { findCaseNumbers } from "../numbers/find-case-numbers.ts";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom } from "../record/case-room-model.ts";
import { findUnread } from "./find-unread.ts";

/** What notifications must know of a case before it notifies a person of it. */
export const noticeFactsRoutes = createRouter();

const requireNotifications = requireService("notifications");

type DatedCase = Omit<CaseNoticeFacts, "unread" | "awaitsCustomer">;

/** A date that the release before typed is no deadline yet: it counts by the date alone. */
const typedDate = (room: ChatRoomRecord): CaseNoticeFacts["deadlines"] => {
  const { deadline, nearest, version } = caseOf(room);
  if (deadline === null || nearest?.date === deadline) return [];
  return [{ id: room._id, matter: null, dueDate: deadline, statutory: false, confirmed: true, version }];
};

const presentDeadline = (deadline: DeadlineRecord): CaseNoticeFacts["deadlines"][number] => {
  const { _id: id, matter, dueDate, statutory, version } = deadline;
  return { id, matter, dueDate, statutory, confirmed: isConfirmed(deadline), version };
};

const datedCases = async (rooms: readonly ChatRoomRecord[]): Promise<DatedCase[]> => {
  const open = { caseId: { $in: rooms.map(({ _id }) => _id) }, state: "open" } as const;
  const [found, numbers] = await Promise.all([
    Deadline.find(open, {}, { sort: { dueDate: 1, _id: 1 } }).lean<DeadlineRecord[]>(),
    findCaseNumbers(rooms),
  ]);
  const deadlines = Map.groupBy(found, ({ caseId }) => caseId);
  return rooms.map((room) => {
    const own = caseOf(room);
    const typed = typedDate(room);
    const known = (deadlines.get(room._id) ?? []).filter(({ _id }) => typed.every(({ id }) => id !== _id));
    return {
      roomId: room._id,
      userId: room.userId,
      isCase: room.isCase,
      serviceType: room.serviceType,
      number: own.number ?? numbers.get(room._id) ?? null,
      name: own.name ?? null,
      status: own.status,
      isOpen: room.isCase && isOpen(own.status),
      assigneeId: own.assigneeId,
      deadlines: [...typed, ...known.map(presentDeadline)],
    };
  });
};

noticeFactsRoutes.get(getCaseNoticeFactsCall.path, requireNotifications, async (req, res) => {
  const { id } = parse(getCaseNoticeFactsCall, req).params;
  const room = await ChatRoom.findById(id).lean<ChatRoomRecord>();
  const [facts] = room ? await datedCases([room]) : [];
  if (!room || !facts) throw roomNotFound();
  const { ticked = {} } = caseOf(room);
  const awaitsCustomer = preparationsOf(room.serviceType).some((item) => !ticked[item]);
  res.json({ ...facts, awaitsCustomer, unread: await findUnread(room) });
});

noticeFactsRoutes.get(listDatedCasesCall.path, requireNotifications, async (req, res) => {
  const { after, limit, userId, assigneeId } = parse(listDatedCasesCall, req).query;
  const filter = {
    isCase: true,
    caseStatus: { $in: statusesOf("open") },
    deadline: { $ne: null },
    ...(after && { _id: { $gt: after } }),
    ...(userId && { userId }),
    ...(assigneeId && { assigneeId }),
  };
  const rooms = await CaseRoom.find(filter, { customerWords: 0 }, { sort: { _id: 1 }, limit }).lean<ChatRoomRecord[]>();
  res.json(await datedCases(rooms));
});
