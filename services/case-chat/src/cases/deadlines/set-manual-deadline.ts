import type { SeoulDate } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import { assertSeen, type CaseBeforeAndAfter } from "../change-case.ts";
import { assertCaseOpen } from "./assert-case-open.ts";
import { Deadline, type DeadlineRecord } from "./deadline-model.ts";
import { newManual } from "./new-manual.ts";
import { recordChange } from "./record-change.ts";
import { detachManualDeadline } from "./detach-manual-deadline.ts";
import { assertStaff, withDeadlines, type CaseWithDeadlines } from "./with-deadlines.ts";

interface NewDate {
  roomId: string;
  /** Null clears it. A date that already passed is allowed: staff may note a deadline that was missed. */
  deadline: SeoulDate | null;
  version?: number | undefined;
}

const setDate = async ({ room, session }: CaseWithDeadlines, { deadline: to, version }: NewDate, admin: User) => {
  const { _id } = room;
  const before = await Deadline.findOne({ _id }).session(session).lean<DeadlineRecord>();
  const open = before?.state === "open" ? before : null;
  if ((open?.dueDate ?? null) === to) return;
  await assertSeen(room, version);
  const by = admin.id;
  if (to === null) {
    if (!open) return;
    await Deadline.deleteOne({ _id }, { session });
    return recordChange({ change: "removed", before: open, deadline: open, by }, session);
  }
  assertCaseOpen(room);
  if (before && !open) await detachManualDeadline(before, session);
  const deadline = newManual(room, to, { id: by, side: "admin" });
  await Deadline.replaceOne({ _id }, deadline, { upsert: true, session });
  return recordChange({ change: open ? "changed" : "entered", before: open, deadline, by }, session);
};

/** Sets or clears the one date of a case that staff type. Computed deadlines stay, and the nearest of all is shown. */
export const setManualDeadline = async (wanted: NewDate, admin: User): Promise<CaseBeforeAndAfter> => {
  assertStaff(admin);
  const { before, after } = await withDeadlines(wanted.roomId, { id: admin.id, side: "admin" }, (one) =>
    setDate(one, wanted, admin),
  );
  return { before, after };
};
