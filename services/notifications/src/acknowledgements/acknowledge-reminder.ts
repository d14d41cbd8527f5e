import { inboxChanged } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { ReminderSchedule } from "../reminder-schedules/reminder-schedule-model.ts";
import { Notice } from "../notices/notice-model.ts";
import { Reminder, type ReminderRecord } from "../reminders/reminder-model.ts";

/** Who acknowledges has read it. */
const markRead = async (reminderId: string, { roomId }: ReminderRecord, userId: string, session: ClientSession) => {
  const own = { userId, roomId, readAt: null, "facts.reminderId": reminderId };
  const { modifiedCount } = await Notice.updateMany(own, { $set: { readAt: new Date() } }, { session });
  if (modifiedCount > 0) await recordEvent(inboxChanged, { userId }, session);
};

/** Ends the escalations of a reminder; of two who acknowledge the first one counts. */
export const acknowledgeReminder = (id: string, nextAction: string, { id: by }: User): Promise<ReminderRecord> =>
  inTransaction(async (session) => {
    const found = await Reminder.findById(id).session(session).lean<ReminderRecord>();
    const reminder = found && (await Reminder.findById(found.answers).session(session).lean<ReminderRecord>());
    if (!reminder) throw notFound("reminder");
    const { _id, deadlineId } = reminder;
    await markRead(_id, reminder, by, session);
    if (reminder.acknowledgement) return reminder;
    const acknowledgement = { by, at: new Date(), nextAction };
    await Reminder.updateOne({ _id }, { $set: { acknowledgement } }, { session });
    // A worker that is about to escalate loses its lease by that.
    const said = { "alert.acknowledged": true, lockedBy: null, lockedUntil: new Date(0) };
    await ReminderSchedule.updateOne({ _id: deadlineId, "alert.reminderId": _id }, { $set: said }, { session });
    return { ...reminder, acknowledgement };
  });
