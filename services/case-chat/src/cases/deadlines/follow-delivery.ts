import { isOpen } from "@legal/case-rules";
import { isMatterId } from "@legal/legal-rules";
import { AppError } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom } from "../record/case-room-model.ts";
import { Deadline, type DeadlineRecord } from "./deadline-model.ts";
import { addDeadline, factsOf } from "./enter-deadline.ts";
import { recordChange } from "./record-change.ts";
import { withDeadlinesIn, type CaseWithDeadlines } from "./with-deadlines.ts";

interface Kept {
  matter: string;
  servedOn: string | null;
}

interface Delivery {
  caseId: string;
  delivery: { kind: "filed" | "sent"; date: string } | null;
  periods?: { finished: readonly Kept[]; started: readonly { matter: string; date: string }[] } | undefined;
  changedBy: string;
}

const REASONS = { filed: "서류 제출", sent: "서류 발송" } as const;

/** Of several with that matter, the one of that service; where none is, staff see for themselves which one it was. */
const keptOf = (open: readonly DeadlineRecord[], { matter, servedOn }: Kept): DeadlineRecord[] => {
  const same = open.filter((deadline) => deadline.matter === matter);
  if (same.length <= 1) return same;
  return same.filter(({ service }) => service?.date === servedOn);
};

const finish = async (
  { room, session }: CaseWithDeadlines,
  kept: readonly Kept[],
  { delivery, changedBy }: Delivery,
): Promise<void> => {
  if (!delivery) return;
  const open = await Deadline.find({ caseId: room._id, state: "open", kind: "computed" })
    .session(session)
    .lean<DeadlineRecord[]>();
  const inTime = kept.flatMap((one) => keptOf(open, one)).filter(({ dueDate }) => delivery.date <= dueDate);
  for (const before of inTime) {
    const reason = `${REASONS[delivery.kind]} ${delivery.date}`;
    const done = { state: "done", reason, version: before.version + 1, updatedAt: new Date() } as const;
    const deadline: DeadlineRecord = { ...before, ...done };
    await Deadline.replaceOne({ _id: before._id }, deadline, { session });
    await recordChange({ change: "done", before, deadline, by: changedBy }, session);
  }
};

/** What cannot be counted, or has no room left, is for staff to enter. */
const start = async (one: CaseWithDeadlines, matter: string, date: string, changedBy: string): Promise<void> => {
  if (!isMatterId(matter)) return;
  try {
    await addDeadline(one, factsOf({ matter, service: { date } }), { id: changedBy, side: "admin" });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
};

/**
 * Says of a case's deadlines what a delivered paper did to them: those that it keeps are done, unless it came after
 * their day, and what runs from it is entered. Once for each event.
 */
export const followDelivery = async (move: Delivery, session: ClientSession): Promise<void> => {
  const { caseId, periods, changedBy } = move;
  if (!move.delivery || !periods) return;
  const room = await CaseRoom.findOne({ _id: caseId, isCase: true }).session(session).lean();
  if (!room || !isOpen(caseOf(room).status)) return;
  await withDeadlinesIn(session, caseId, { id: changedBy, side: "admin" }, async (one) => {
    await finish(one, periods.finished, move);
    for (const { matter, date } of periods.started) await start(one, matter, date, changedBy);
  });
};
