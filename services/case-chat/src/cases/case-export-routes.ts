import { exportCasesCall } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Deadline, type DeadlineRecord } from "./deadlines/deadline-model.ts";
import { presentDeadlines, STAFF_READER } from "./deadlines/present-deadline.ts";
import { EXPORT, presentChatRooms } from "./present-chat-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

const deadlinesOf = async (rooms: readonly ChatRoomRecord[]) => {
  const caseIds = { $in: rooms.map(({ _id }) => _id) };
  const found = await Deadline.find({ caseId: caseIds }, {}, { sort: { dueDate: 1, _id: 1 } }).lean<DeadlineRecord[]>();
  return Map.groupBy(await presentDeadlines(found, STAFF_READER), ({ chatRoomId }) => chatRoomId);
};

/** Every case, page by page, for the backup service alone; ids rise with time, so cases opened during an export come last. */
export const caseExportRoutes = createRouter();

caseExportRoutes.get(exportCasesCall.path, requireService("backup"), async (req, res) => {
  const { after, limit } = parse(exportCasesCall, req).query;
  const filter = { isCase: true, ...(after && { _id: { $gt: after } }) };
  const rooms = await CaseRoom.find(filter, { customerWords: 0 }, { sort: { _id: 1 }, limit }).lean<ChatRoomRecord[]>();
  const [cases, deadlines] = await Promise.all([presentChatRooms(rooms, EXPORT), deadlinesOf(rooms)]);
  res.json(cases.map((one) => ({ ...one, deadlines: deadlines.get(one.id) ?? [] })));
});
