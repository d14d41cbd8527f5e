import type { CaseNoticeFacts } from "@legal/contracts";
import { daysBetween, seoulDateOf } from "@legal/i18n";
import { histogram, isDuplicateKey, newId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { notify } from "../pending-events/notify.ts";
import type { StoredFacts } from "../notices/notice-model.ts";
import { coveredBy, isEscalation } from "../reminders/escalations.ts";
import { Reminder, type ReminderRecord } from "../reminders/reminder-model.ts";
import { ReminderSchedule, type ReminderScheduleRecord } from "./reminder-schedule-model.ts";
import { dueAtOf, lookAhead, type Position, type PlannedReminder } from "./planned-reminders.ts";
import { recipientsOfReminder, type Recipients } from "./recipients-of-reminder.ts";

interface Due {
  schedule: ReminderScheduleRecord;
  planned: PlannedReminder;
  room: CaseNoticeFacts;
  now: Date;
  daysOff: readonly string[];
}

/** Beyond what a busy morning takes: its readers are given the reason. */
const LATE_AFTER_MS = 3_600_000;

const lateness = histogram(
  "deadline_reminder_lateness_seconds",
  "From the time that a reminder of a deadline's schedule is due until it has left",
  ["step"],
  [5, 30, 120, 600, 1800, 3600, 14_400, 86_400],
);

const noticeKeyOf = ({ deadlineId, version, step, day }: ReminderRecord): string =>
  ["reminder", deadlineId, version, step, day].filter((part) => part !== "").join(":");

const reminderOf = ({ schedule, planned, now, daysOff }: Due, people: Recipients): ReminderRecord => {
  const { _id: deadlineId, roomId, customerId, version, dueDate, alert } = schedule;
  const id = newId();
  const dueAt = dueAtOf(planned, schedule, daysOff);
  const late = now.getTime() - dueAt.getTime() > LATE_AFTER_MS;
  const answers = isEscalation(planned.step) && alert ? alert.reminderId : id;
  const { step, day } = planned;
  const about = { deadlineId, roomId, customerId, version, dueDate };
  const reminder = { _id: id, ...about, step, day, dueAt, at: now, late, answers, acknowledgement: null };
  const userIds = [...people.staff, ...(people.customer === undefined ? [] : [people.customer])];
  const key = noticeKeyOf({ ...reminder, recipients: [] });
  return { ...reminder, recipients: userIds.map((userId) => ({ userId, noticeKey: `${key}:${userId}` })) };
};

/** A reminder that left before is what its record says: who acknowledged it has done so. */
const positionAfter = ({ schedule, planned }: Due, reminder: ReminderRecord, reachedAll: boolean): Position => {
  const { dueDate, startedAt } = schedule;
  const covered = coveredBy(planned.step, reachedAll);
  if (isEscalation(planned.step)) return { ...schedule, escalated: [...new Set([...schedule.escalated, ...covered])] };
  const { _id: reminderId, at, acknowledgement } = reminder;
  const alert = { reminderId, step: planned.step, at, acknowledged: acknowledgement !== null };
  return { dueDate, startedAt, after: planned.at, alert, escalated: covered };
};

/** The schedule after a reminder, free for the next worker. */
const scheduleAfter = (due: Due, reminder: ReminderRecord, reachedAll: boolean) => {
  const position = positionAfter(due, reminder, reachedAll);
  const { after, alert, escalated } = position;
  const { nextAt } = lookAhead(position, due.now, due.daysOff);
  return { after, alert, escalated, nextAt, lockedBy: null, lockedUntil: new Date(0), attempts: 0 };
};

const factsOf = (reminder: ReminderRecord, { schedule: { matter }, room }: Due, isStaff: boolean): StoredFacts => {
  const deadline = room.deadlines.find(({ id }) => id === reminder.deadlineId);
  const { deadlineId, dueDate, step, late, at, answers } = reminder;
  const { serviceType, number, name, awaitsCustomer, awaitsPaper } = room;
  return {
    serviceType,
    ...(number !== null && { caseNumber: number }),
    ...(name !== null && { caseName: name }),
    deadlineId,
    matter,
    dueDate,
    daysLeft: daysBetween(seoulDateOf(at), dueDate),
    step,
    late,
    ...(deadline && { confirmed: deadline.confirmed }),
    ...(isStaff ? { reminderId: answers } : { awaitsCustomer, awaitsPaper }),
  };
};

const notifyAll = async (reminder: ReminderRecord, due: Due, customer: string | undefined, session: ClientSession) => {
  const { roomId, customerId, recipients } = reminder;
  const event = noticeKeyOf(reminder);
  for (const { userId } of recipients) {
    const facts = factsOf(reminder, due, userId !== customer);
    const notice = { event, userId, kind: "deadline-near", roomId, customerId, actorId: null, facts } as const;
    await notify(notice, due.now, session);
  }
};

/** The same reminder, where it left before: the schedule began again, or other days are off. */
const findSameReminder = ({ deadlineId, version, step, day }: ReminderRecord) =>
  Reminder.findOne({ deadlineId, version, step, day }).lean<ReminderRecord>();

/** False where another worker took it over, a colleague acknowledged, it began again, or the reminder left before. */
const leave = async (reminder: ReminderRecord, due: Due, { customer, reachedAll }: Recipients) => {
  const held = { _id: due.schedule._id, lockedBy: due.schedule.lockedBy };
  const next = scheduleAfter(due, reminder, reachedAll);
  try {
    return await inTransaction(async (session) => {
      if ((await ReminderSchedule.updateOne(held, { $set: next }, { session })).matchedCount === 0) return false;
      await Reminder.create([reminder], { session });
      await notifyAll(reminder, due, customer, session);
      return true;
    });
  } catch (error) {
    const before = isDuplicateKey(error, "deadlineId") && (await findSameReminder(reminder));
    if (!before) throw error;
    await ReminderSchedule.updateOne(held, { $set: scheduleAfter(due, before, reachedAll) });
    return false;
  }
};

/** A reminder leaves: its record, the notices and deliveries, and the schedule's next time, all or nothing. */
export const sendReminder = async (due: Due): Promise<void> => {
  const { schedule, planned, now, room } = due;
  const people = await recipientsOfReminder(planned.step, schedule, room, now);
  if (people.staff.length === 0) throw new Error("no staff known yet");
  const reminder = reminderOf(due, people);
  if (!(await leave(reminder, due, people))) return;
  lateness.observe({ step: planned.step }, Math.max(0, now.getTime() - reminder.dueAt.getTime()) / 1000);
};
