import { statusChanged, type CaseStatus } from "@legal/contracts";
import { record } from "@legal/event-bus";
import type { User } from "@legal/service-kit";
import { changeCase, type ChangedCase } from "./change-case.ts";
import { caseOf } from "./record/case-of-room.ts";

export interface StatusChange {
  roomId: string;
  caseStatus: CaseStatus;
  /** In words for the customer. */
  reason?: string | undefined;
  version?: number | undefined;
}

export const changeCaseStatus = (
  { roomId, caseStatus: to, version, reason }: StatusChange,
  admin: User,
): Promise<ChangedCase> =>
  changeCase({ roomId, field: "status", to, version, reason }, admin, ({ before }, session) => {
    const { status: from } = caseOf(before);
    return record(statusChanged, { roomId, userId: before.userId, from, to, changedBy: admin.id }, session);
  });
