import type { CaseNoticeFacts } from "@legal/contracts";
import { daysBetween, seoulDateOf } from "@legal/i18n";
import { histogram, isDuplicateKey, newId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { notify } from "../pending-events/notify.ts";
import type { StoredFacts } from "../notices/notice-model.ts";
import { coveredBy, isEscalation } from "../reminders/escalations.ts";
import { Reminder, type ReminderRecord } from "../reminders/reminder-model.ts";
import { Ladder, type LadderRecord } from "./ladder-model.ts";
import { dueAtOf, lookAhead, type Position, type Rung } from "./ladder-rungs.ts";
import { recipientsOfRung, type Recipients } from "./recipients-of-rung.ts";

interface Due {
  ladder: LadderRecord;
  rung: Rung;
  room: CaseNoticeFacts;
  now: Date;
  daysOff: readonly string[];
}

/** Beyond what a busy morning takes: its readers are given the reason. */
const LATE_AFTER_MS = 3_600_000;

const lateness = histogram(
  "deadline_reminder_lateness_seconds",
  "From the time that a rung of a deadline's ladder is due until it has left",
  ["step"],
  [5, 30, 120, 600, 1800, 3600, 14_400, 86_400],
);

const noticeKeyOf = ({ deadlineId, version, step, day }: ReminderRecord): string =>
  ["reminder", deadlineId, version, step, day].filter((part) => part !== "").join(":");

const reminderOf = ({ ladder, rung, now, daysOff }: Due, people: Recipients): ReminderRecord => {
  const { _id: deadlineId, roomId, customerId, version, dueDate, alert } = ladder;
  const id = newId();
  const dueAt = dueAtOf(rung, ladder, daysOff);
  const late = now.getTime() - dueAt.getTime() > LATE_AFTER_MS;
  const answers = isEscalation(rung.step) && alert ? alert.reminderId : id;
  const { step, day } = rung;
  const about = { deadlineId, roomId, customerId, version, dueDate };
  const reminder = { _id: id, ...about, step, day, dueAt, at: now, late, answers, acknowledgement: null };
  const userIds = [...people.staff, ...(people.customer === undefined ? [] : [people.customer])];
  const key = noticeKeyOf({ ...reminder, recipients: [] });
  return { ...reminder, recipients: userIds.map((userId) => ({ userId, noticeKey: `${key}:${userId}` })) };
};

/** A rung that left before is what its record says: who acknowledged it has done so. */
const positionAfter = ({ ladder, rung }: Due, reminder: ReminderRecord, reachedAll: boolean): Position => {
  const { dueDate, startedAt } = ladder;
  const covered = coveredBy(rung.step, reachedAll);
  if (isEscalation(rung.step)) return { ...ladder, escalated: [...new Set([...ladder.escalated, ...covered])] };
  const { _id: reminderId, at, acknowledgement } = reminder;
  const alert = { reminderId, step: rung.step, at, acknowledged: acknowledgement !== null };
  return { dueDate, startedAt, after: rung.at, alert, escalated: covered };
};

/** The ladder after a rung, free for the next worker. */
const ladderAfter = (due: Due, reminder: ReminderRecord, reachedAll: boolean) => {
  const position = positionAfter(due, reminder, reachedAll);
  const { after, alert, escalated } = position;
  const { nextAt } = lookAhead(position, due.now, due.daysOff);
  return { after, alert, escalated, nextAt, lockedBy: null, lockedUntil: new Date(0), attempts: 0 };
};

const factsOf = (reminder: ReminderRecord, { ladder: { matter }, room }: Due, isStaff: boolean): StoredFacts => {
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

/** The same rung, where it left before: the ladder began again, or other days are off. */
const sameRung = ({ deadlineId, version, step, day }: ReminderRecord) =>
  Reminder.findOne({ deadlineId, version, step, day }).lean<ReminderRecord>();

/** False where another worker took it over, a colleague acknowledged, it began again, or the rung left before. */
const leave = async (reminder: ReminderRecord, due: Due, { customer, reachedAll }: Recipients) => {
  const held = { _id: due.ladder._id, lockedBy: due.ladder.lockedBy };
  const next = ladderAfter(due, reminder, reachedAll);
  try {
    return await inTransaction(async (session) => {
      if ((await Ladder.updateOne(held, { $set: next }, { session })).matchedCount === 0) return false;
      await Reminder.create([reminder], { session });
      await notifyAll(reminder, due, customer, session);
      return true;
    });
  } catch (error) {
    const before = isDuplicateKey(error, "deadlineId") && (await sameRung(reminder));
    if (!before) throw error;
    await Ladder.updateOne(held, { $set: ladderAfter(due, before, reachedAll) });
    return false;
  }
};

/** A rung leaves: its record, the notices and deliveries, and the ladder's next time, all or nothing. */
export const sendReminder = async (due: Due): Promise<void> => {
  const { ladder, rung, now, room } = due;
  const people = await recipientsOfRung(rung.step, ladder, room, now);
  if (people.staff.length === 0) throw new Error("no staff known yet");
  const reminder = reminderOf(due, people);
  if (!(await leave(reminder, due, people))) return;
  lateness.observe({ step: rung.step }, Math.max(0, now.getTime() - reminder.dueAt.getTime()) / 1000);
};
