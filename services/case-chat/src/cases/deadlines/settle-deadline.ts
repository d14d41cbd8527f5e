import type { DeadlineState } from "@legal/contracts/constants";
import type { User } from "@legal/service-kit";
import { assertCaseOpen } from "./assert-case-open.ts";
import type { DeadlineRecord } from "./deadline-model.ts";
import { editDeadline, type SeenDeadline } from "./edit-deadline.ts";

interface Settlement extends SeenDeadline {
  state: DeadlineState;
  reason?: string | undefined;
}

const CHANGES = { open: "reopened", done: "done", void: "void" } as const;

/** Says that a deadline was kept, or holds no more, or runs again; holidays since then reach it within a minute. */
export const settleDeadline = ({ state, reason, ...seen }: Settlement, admin: User): Promise<DeadlineRecord> =>
  editDeadline(seen, admin, CHANGES[state], (deadline, { room }) => {
    if (deadline.state === state) return deadline;
    if (state !== "open") return { ...deadline, state, reason: reason ?? null };
    assertCaseOpen(room);
    return { ...deadline, state, reason: null };
  });
