import type { Logger } from "@legal/service-kit";
import { walkByIds } from "@legal/service-kit/jobs";
import { inTransaction } from "@legal/service-kit/mongo";
import { catchUpWithMessages } from "../../messages/catch-up-with-messages.ts";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { Deadline } from "../deadlines/deadline-model.ts";
import { withDeadlines } from "../deadlines/with-deadlines.ts";
import { enterLists } from "../lists/update-lists.ts";
import { raiseCounters } from "../numbers/take-case-numbers.ts";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom } from "../record/case-room-model.ts";
import { Restore } from "./restore-model.ts";

type Ids = Parameters<Parameters<typeof walkByIds>[1]>[0];

const catchUp = async (ids: Ids): Promise<number> => {
  const count = await inTransaction(async (session) => {
    const rooms = await CaseRoom.find({ _id: ids }).session(session).lean<ChatRoomRecord[]>();
    await raiseCounters(
      rooms.flatMap((room) => caseOf(room).number ?? []),
      session,
    );
    await enterLists(rooms, session);
    await catchUpWithMessages(rooms, session);
    return rooms.length;
  });
  const dated = await Deadline.distinct("caseId", { caseId: ids });
  // A date without a row is one that was cleared while the export went on.
  const hasDate = [{ _id: { $in: dated } }, { deadline: { $ne: null } }];
  const cases = await CaseRoom.find({ _id: ids, isCase: true, $or: hasDate }, { _id: 1 }).lean();
  for (const { _id } of cases) await withDeadlines(_id, null, async () => undefined);
  return count;
};

/**
 * After a restore: makes every room agree with its messages, deadlines and number, and the desk's lists with the rooms. Done
 * before the first request is answered; it may be killed, and done by several replicas at once.
 */
export const catchUpRooms = async (logger: Logger): Promise<void> => {
  if (!(await Restore.exists({}))) return;
  const rooms = await walkByIds(CaseRoom.collection, catchUp);
  await Restore.deleteMany();
  logger.info({ rooms }, "rooms have caught up with what the restore brought back");
};
