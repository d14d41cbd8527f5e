import { caseAssigned } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { validationFailed, type User } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { UNREAD_FIELDS, unreadOf } from "../rooms/unread.ts";
import { KnownUser } from "../users/user-model.ts";
import { changeCase, type CaseBeforeAndAfter } from "./change-case.ts";
import { caseOf } from "./record/case-of-room.ts";

interface Assignment {
  roomId: string;
  /** Null leaves the case unassigned. */
  assigneeId: string | null;
  version?: number | undefined;
}

/** Written, not only read: a case is assigned before they cease to be staff, which unassigns it, or not at all. */
const assertStaff = async (userId: string, session: ClientSession): Promise<void> => {
  const staff = { _id: userId, role: "admin", deleted: false } as const;
  const { matchedCount } = await KnownUser.updateOne(staff, { $set: { caseAssignedAt: new Date() } }, { session });
  if (matchedCount === 0) throw validationFailed([{ path: "assigneeId", message: "assignee.unknown" }]);
};

/** What the former handler was notified of reaches the new one, unless it is read within the time that all messages have. */
const publishUnreadAgain = (roomId: string, session: ClientSession) => {
  const { since, published } = UNREAD_FIELDS.admin;
  return ChatRoom.updateOne(
    { _id: roomId },
    { $set: { [since]: new Date() }, $unset: { [published]: "" } },
    { session },
  );
};

export const assignCase = async (
  { roomId, assigneeId, version }: Assignment,
  admin: User,
): Promise<CaseBeforeAndAfter> => {
  const allow = async (_before: unknown, session: ClientSession) => {
    if (assigneeId !== null) await assertStaff(assigneeId, session);
  };
  const change = { roomId, field: "assigneeId" as const, to: assigneeId, version, allow };
  return changeCase(change, admin, async ({ before }, session) => {
    const { assigneeId: formerAssigneeId } = caseOf(before);
    const { userId } = before;
    // Without a handler everyone was notified.
    const isHandedOver = assigneeId !== null && formerAssigneeId !== null;
    if (isHandedOver && unreadOf(before, "admin") > 0) await publishUnreadAgain(roomId, session);
    await recordEvent(caseAssigned, { roomId, userId, assigneeId, formerAssigneeId, assignedBy: admin.id }, session);
  });
};
