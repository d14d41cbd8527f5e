import { deadlineChanged, type SeoulDate } from "@legal/contracts";
import { record } from "@legal/event-bus";
import type { User } from "@legal/service-kit";
import { changeCase, type ChangedCase } from "./change-case.ts";

interface NewDeadline {
  roomId: string;
  /** Null clears it. A date that already passed is allowed: staff may note a deadline that was missed. */
  deadline: SeoulDate | null;
  version?: number | undefined;
}

export const setDeadline = ({ roomId, deadline, version }: NewDeadline, admin: User): Promise<ChangedCase> =>
  changeCase({ roomId, field: "deadline", to: deadline, version }, admin, ({ before: { userId } }, session) =>
    record(deadlineChanged, { roomId, userId, deadline, changedBy: admin.id }, session),
  );
