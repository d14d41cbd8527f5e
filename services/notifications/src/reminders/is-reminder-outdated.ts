import type { CaseNoticeFacts } from "@legal/contracts";
import { daysBetween, seoulDateOf } from "@legal/i18n";
import type { NoticeRecord, StoredFacts } from "../notices/notice-model.ts";
import { isEscalation } from "./escalations.ts";
import { Reminder, type ReminderRecord } from "./reminder-model.ts";

const isAcknowledged = async (reminderId: string): Promise<boolean> => {
  const reminder = await Reminder.findById(reminderId, { acknowledgement: 1 }).lean<ReminderRecord>();
  return reminder?.acknowledgement != null;
};

/**
 * Whether the mail of a reminder says what is no longer so: the deadline is over or another, a later reminder reached
 * the same reader, or a colleague acknowledged what it would escalate.
 */
export const isReminderOutdated = async (notice: NoticeRecord, room: CaseNoticeFacts): Promise<boolean> => {
  const { deadlineId, dueDate, step, reminderId } = notice.facts;
  const deadline = room.isOpen ? room.deadlines.find(({ id }) => id === deadlineId) : undefined;
  if (!deadline || deadline.dueDate !== dueDate) return true;
  const later = { roomId: room.roomId, deadlineId: deadline.id, at: { $gt: notice.createdAt } };
  if (await Reminder.exists({ ...later, "recipients.userId": notice.userId })) return true;
  return reminderId !== undefined && step !== undefined && isEscalation(step) && isAcknowledged(reminderId);
};

/** What a mail says of the deadline when it leaves. */
export const reminderFactsNow = (facts: StoredFacts, room: CaseNoticeFacts, now: Date): StoredFacts => {
  const deadline = room.deadlines.find(({ id }) => id === facts.deadlineId);
  if (!deadline) return facts;
  const { dueDate, confirmed } = deadline;
  const daysLeft = daysBetween(seoulDateOf(now), dueDate);
  const { awaitsCustomer, awaitsPaper } = room;
  return { ...facts, dueDate, confirmed, daysLeft, awaitsCustomer, awaitsPaper };
};
