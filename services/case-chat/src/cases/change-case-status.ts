import { statusChanged, type CaseStatus } from "@legal/contracts";
import { record } from "@legal/event-bus";
import type { User } from "@legal/service-kit";
import { changeCase, type ChangedCase } from "./change-case.ts";

export interface StatusChange {
  roomId: string;
  caseStatus: CaseStatus;
  version?: number | undefined;
}

export const changeCaseStatus = (
  { roomId, caseStatus: to, version }: StatusChange,
  admin: User,
): Promise<ChangedCase> =>
  changeCase({ roomId, field: "caseStatus", to, version }, admin, ({ before }, session) => {
    const { caseStatus: from, userId } = before;
    return record(statusChanged, { roomId, userId, from, to, changedBy: admin.id }, session);
  });
