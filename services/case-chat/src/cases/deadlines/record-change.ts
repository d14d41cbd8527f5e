import { deadlineRecorded } from "@legal/contracts";
import type { DeadlineChange } from "@legal/contracts/constants";
import { recordEvent } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { broadcast } from "../../broadcasts/broadcast.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { isConfirmed } from "./confirmation.ts";
import type { DeadlineRecord } from "./deadline-model.ts";

interface Changed {
  change: DeadlineChange;
  before: DeadlineRecord | null;
  /** Of one that is removed, as it was. */
  deadline: DeadlineRecord;
  by: string;
  /** No person did it; `by` is then who stated the deadline, for the release before. */
  automatic?: boolean;
}

const openDate = (deadline: DeadlineRecord | null): string | null =>
  deadline?.state === "open" ? deadline.dueDate : null;

/**
 * Says a change in the history, on the bus and to open screens, in its transaction. The kind of history is that of a
 * typed date, with the dates from and to, which the release before can show.
 */
export const recordChange = async (
  { change, before, deadline, by, automatic = false }: Changed,
  session: ClientSession,
): Promise<void> => {
  const { _id: deadlineId, caseId: roomId, userId, kind, matter, dueDate, statutory } = deadline;
  const to = change === "removed" ? null : openDate(deadline);
  const reason = change === "done" || change === "void" ? (deadline.reason ?? undefined) : undefined;
  const typed = kind === "manual" && (change === "entered" || change === "changed" || change === "removed");
  const corrected = before && matter !== before.matter ? { formerMatter: before.matter } : {};
  const byNoOne = automatic ? { automatic } : {};
  const which = typed ? {} : { deadline: { change, matter, ...corrected, ...byNoOne } };
  const activity = { roomId, actorId: by, kind: "deadline" as const, from: openDate(before), to, reason, ...which };
  await recordActivity(activity, session);
  const confirmed = isConfirmed(deadline);
  const facts = {
    roomId,
    userId,
    deadlineId,
    change,
    matter,
    dueDate,
    statutory,
    confirmed,
    changedBy: by,
    ...byNoOne,
  };
  await recordEvent(deadlineRecorded, facts, session);
  broadcast({ what: "deadlines-changed", roomId, userId }, session);
};
