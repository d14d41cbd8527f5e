import { isOpen } from "@legal/case-rules";
import { statusChanged, type CaseStatus } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, type User } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { changeCase, type CaseBeforeAndAfter } from "./change-case.ts";
import { Deadline } from "./deadlines/deadline-model.ts";
import { caseOf } from "./record/case-of-room.ts";

export interface StatusChange {
  roomId: string;
  caseStatus: CaseStatus;
  /** In words for the customer. */
  reason?: string | undefined;
  version?: number | undefined;
  /** Where the case has that status already. */
  reasonMode?: "correct" | "complete" | undefined;
}

/** A case with a computed deadline that still runs ends only with a reason: a right may be lost by it. */
const assertMayEnd = async (room: ChatRoomRecord, session: ClientSession): Promise<void> => {
  if (!isOpen(caseOf(room).status)) return;
  const running = { caseId: room._id, kind: "computed", state: "open" } as const;
  if (await Deadline.exists(running).session(session)) throw conflict("DEADLINE_OPEN", "reason");
};

export const changeCaseStatus = (
  { caseStatus: to, ...change }: StatusChange,
  admin: User,
): Promise<CaseBeforeAndAfter> => {
  const endsUnexplained = !isOpen(to) && change.reason === undefined;
  const request = { ...change, field: "status" as const, to, ...(endsUnexplained && { allow: assertMayEnd }) };
  return changeCase(request, admin, async ({ before }, session) => {
    const { roomId } = change;
    const { status: from } = caseOf(before);
    if (from === to) return;
    await recordEvent(statusChanged, { roomId, userId: before.userId, from, to, changedBy: admin.id }, session);
  });
};
