import { exportCasesCall } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { EXPORT, presentChatRooms } from "./present-chat-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

/** Every case, page by page, for the backup service alone; ids rise with time, so cases opened during an export come last. */
export const caseExportRoutes = createRouter();

caseExportRoutes.get(exportCasesCall.path, requireService("backup"), async (req, res) => {
  const { after, limit } = parse(exportCasesCall, req).query;
  const filter = { isCase: true, ...(after && { _id: { $gt: after } }) };
  const rooms = await CaseRoom.find(filter, { customerWords: 0 }, { sort: { _id: 1 }, limit }).lean<ChatRoomRecord[]>();
  res.json(await presentChatRooms(rooms, EXPORT));
});
