import { caseAssigned } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { validationFailed, type User } from "@legal/service-kit";
import { KnownUser } from "../users/user-model.ts";
import { changeCase, type ChangedCase } from "./change-case.ts";
import { caseOf } from "./record/case-of-room.ts";

interface Assignment {
  roomId: string;
  /** Null leaves the case unassigned. */
  assigneeId: string | null;
  version?: number | undefined;
}

const isStaff = async (userId: string): Promise<boolean> =>
  (await KnownUser.countDocuments({ _id: userId, role: "admin", deleted: false })) === 1;

export const assignCase = async ({ roomId, assigneeId, version }: Assignment, admin: User): Promise<ChangedCase> => {
  if (assigneeId !== null && !(await isStaff(assigneeId)))
    throw validationFailed([{ path: "assigneeId", message: "assignee.unknown" }]);
  const change = { roomId, field: "assigneeId" as const, to: assigneeId, version };
  return changeCase(change, admin, ({ before }, session) => {
    const { assigneeId: formerAssigneeId } = caseOf(before);
    const { userId } = before;
    return record(caseAssigned, { roomId, userId, assigneeId, formerAssigneeId, assignedBy: admin.id }, session);
  });
};
