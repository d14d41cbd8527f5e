import type { DeadlineChange } from "@legal/contracts/constants";
import { AppError, notFound, type User } from "@legal/service-kit";
import { Deadline, type DeadlineRecord } from "./deadline-model.ts";
import { presentDeadlines, STAFF_READER } from "./present-deadline.ts";
import { recordChange } from "./record-change.ts";
import { assertStaff, withDeadlines, type CaseWithDeadlines } from "./with-deadlines.ts";

export interface SeenDeadline {
  roomId: string;
  deadlineId: string;
  /** What the caller saw. */
  version: number;
}

export const deadlineChangedMeanwhile = async (deadline: DeadlineRecord): Promise<AppError> => {
  const [current] = await presentDeadlines([deadline], STAFF_READER);
  return new AppError(409, "DEADLINE_CHANGED", "DEADLINE_CHANGED", { current });
};

type Edit = (deadline: DeadlineRecord, one: CaseWithDeadlines) => Promise<DeadlineRecord> | DeadlineRecord;

/**
 * Changes one deadline as staff saw it; `edit` returns it as it shall be, or the same one where it is so already, which
 * a repeated request finds.
 */
export const editDeadline = async (
  { roomId, deadlineId, version }: SeenDeadline,
  admin: User,
  change: DeadlineChange,
  edit: Edit,
): Promise<DeadlineRecord> => {
  assertStaff(admin);
  const work = async (one: CaseWithDeadlines): Promise<DeadlineRecord> => {
    const { session } = one;
    const before = await Deadline.findOne({ _id: deadlineId, caseId: roomId }).session(session).lean<DeadlineRecord>();
    if (!before) throw notFound("deadline");
    const edited = await edit(before, one);
    if (edited === before) return before;
    if (before.version !== version) throw await deadlineChangedMeanwhile(before);
    const deadline = { ...edited, version: version + 1, updatedAt: new Date() };
    await Deadline.replaceOne({ _id: deadlineId }, deadline, { session });
    await recordChange({ change, before, deadline, by: admin.id }, session);
    return deadline;
  };
  const { result } = await withDeadlines(roomId, { id: admin.id, side: "admin" }, work);
  return result;
};
