import { getCaseNoticeFactsCall, listOpenDeadlinesCall, type CaseNoticeFacts } from "@legal/contracts";
import { isOpen } from "@legal/case-rules";
import { preparationsOf } from "@legal/catalog";
import { createRouter, parse, requireService } from "@legal/service-kit";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { findMentioned } from "../../notes/find-mentioned.ts";
import { roomNotFound } from "../../rooms/find-room.ts";
import { isConfirmed } from "../deadlines/confirmation.ts";
import { Deadline, type DeadlineRecord } from "../deadlines/deadline-model.ts";
import { findCaseNumbers } from "../numbers/find-case-numbers.ts";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { excerptUnread } from "../../messages/excerpt-unread.ts";
import { findDaysOff } from "./find-days-off.ts";
import { listOpenDeadlines } from "./list-open-deadlines.ts";

/** What notifications must know of a case before it notifies a person of it. */
export const noticeFactsRoutes = createRouter();

const requireNotifications = requireService("notifications");

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

const openDeadlines = async (room: ChatRoomRecord): Promise<CaseNoticeFacts["deadlines"]> => {
  const typed = typedDate(room);
  const found = await Deadline.find({ caseId: room._id, state: "open" }, {}, { sort: { dueDate: 1, _id: 1 } }).lean<
    DeadlineRecord[]
  >();
  const known = found.filter(({ _id }) => typed.every(({ id }) => id !== _id));
  return [...typed, ...known.map(presentDeadline)];
};

noticeFactsRoutes.get(getCaseNoticeFactsCall.path, requireNotifications, async (req, res) => {
  const {
    params: { id },
    query: { noteId },
  } = parse(getCaseNoticeFactsCall, req);
  const room = await CaseRoom.findById(id).lean<CaseRoomRecord>();
  if (!room) throw roomNotFound();
  const own = caseOf(room);
  const { ticked = {} } = own;
  const facts: CaseNoticeFacts = {
    roomId: room._id,
    userId: room.userId,
    isCase: room.isCase,
    serviceType: room.serviceType,
    number: own.number ?? (await findCaseNumbers([room])).get(room._id) ?? null,
    name: own.name ?? null,
    status: own.status,
    isOpen: room.isCase && isOpen(own.status),
    assigneeId: own.assigneeId,
    deadlines: await openDeadlines(room),
    awaitsCustomer: preparationsOf(room.serviceType).some((item) => !ticked[item]),
    awaitsPaper: (room.customersPapers ?? []).length > 0,
    unread: await excerptUnread(room),
    customerWaits: room.unanswered,
    daysOff: await findDaysOff(),
    ...(noteId !== undefined && { mentionedIds: await findMentioned(id, noteId) }),
  };
  res.json(facts);
});

noticeFactsRoutes.get(listOpenDeadlinesCall.path, requireNotifications, async (req, res) => {
  const { after, limit } = parse(listOpenDeadlinesCall, req).query;
  const page = await listOpenDeadlines(after, limit);
  res.json({ ...page, daysOff: await findDaysOff() });
});
