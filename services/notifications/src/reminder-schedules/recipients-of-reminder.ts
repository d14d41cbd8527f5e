import type { CaseNoticeFacts, ReminderStep } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { Preferences, type PreferencesRecord } from "../preferences/preferences-model.ts";
import { Reminder } from "../reminders/reminder-model.ts";
import { findStaff, KnownUser } from "../users/user-model.ts";
import type { ReminderScheduleRecord } from "./reminder-schedule-model.ts";

export interface Recipients {
  staff: string[];
  /** The customer, where the reminder is theirs too. */
  customer: string | undefined;
  /** Whether everyone of the office is among them. */
  reachedAll: boolean;
}

const standInOf = async (handler: string, staffIds: readonly string[]): Promise<string | undefined> => {
  const preferences = await Preferences.findById(handler, { standInId: 1 }).lean<PreferencesRecord>();
  return staffIds.find((id) => id === preferences?.standInId);
};

const isOfToday = (step: ReminderStep): boolean => step === "d-0" || step === "d-0.afternoon";

/** Who handles the case first; the stand-in after them; everyone where there is neither. */
const staffOf = async (step: ReminderStep, handler: string | undefined, all: string[]) => {
  const everyone = { staff: all, reachedAll: true };
  if (handler === undefined || step === "overdue" || step.endsWith(".all")) return everyone;
  const standIn = await standInOf(handler, all);
  if (step.endsWith(".backup")) return standIn === undefined ? everyone : { staff: [standIn], reachedAll: false };
  return { staff: isOfToday(step) && standIn !== undefined ? [handler, standIn] : [handler], reachedAll: false };
};

/** D-1 need not come: before a day off, after an outage, of a deadline entered late. The first reminder after it is the customer's then. */
const standsForDayBefore = async (
  step: ReminderStep,
  { _id: deadlineId, version, dueDate }: ReminderScheduleRecord,
  now: Date,
) => {
  if (!isOfToday(step) || seoulDateOf(now) > dueDate) return false;
  return (await Reminder.exists({ deadlineId, version, step: { $in: ["d-1", "d-0"] } })) === null;
};

/** Whom a reminder is for as the case is now; without staff where none is known yet. */
export const recipientsOfReminder = async (
  step: ReminderStep,
  schedule: ReminderScheduleRecord,
  room: CaseNoticeFacts,
  now: Date,
): Promise<Recipients> => {
  const all = (await findStaff()).map(({ _id }) => _id);
  const handler = all.find((id) => id === room.assigneeId);
  const { staff, reachedAll } = await staffOf(step, handler, all);
  const { userId } = room;
  const isAwaited = room.awaitsCustomer || room.awaitsPaper === true;
  const isCustomers =
    step === "d-1" || (step === "d-3" && isAwaited) || (await standsForDayBefore(step, schedule, now));
  const isTheirs = isCustomers && !staff.includes(userId);
  const customer = isTheirs && (await KnownUser.exists({ _id: userId, deleted: false })) ? userId : undefined;
  return { staff, customer, reachedAll };
};
