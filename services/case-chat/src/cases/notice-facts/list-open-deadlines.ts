import { isOpen } from "@legal/case-rules";
import { Deadline, type DeadlineRecord } from "../deadlines/deadline-model.ts";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";

const SHOWN = { caseId: 1, userId: 1, matter: 1, dueDate: 1, version: 1 } as const;
type Open = Pick<DeadlineRecord, "_id" | keyof typeof SHOWN>;

const findOpenCases = async (caseIds: string[]): Promise<ReadonlySet<string>> => {
  const rooms = await CaseRoom.find({ _id: { $in: caseIds }, isCase: true }).lean<CaseRoomRecord[]>();
  return new Set(rooms.filter((room) => isOpen(caseOf(room).status)).map(({ _id }) => _id));
};

/** A page of the open deadlines of open cases, by id; `next` is null on the last one. */
export const listOpenDeadlines = async (after: string | undefined, limit: number) => {
  const filter = { state: "open" as const, ...(after !== undefined && { _id: { $gt: after } }) };
  const found = await Deadline.find(filter, SHOWN, { sort: { _id: 1 }, limit }).lean<Open[]>();
  const open = await findOpenCases([...new Set(found.map(({ caseId }) => caseId))]);
  const deadlines = found
    .filter(({ caseId }) => open.has(caseId))
    .map(({ _id: id, caseId: roomId, ...facts }) => ({ ...facts, id, roomId }));
  return { deadlines, next: found.length < limit ? null : (found.at(-1)?._id ?? null) };
};
