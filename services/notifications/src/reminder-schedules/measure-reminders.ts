import { gauge } from "@legal/service-kit";
import { ReminderSchedule } from "./reminder-schedule-model.ts";

/** How late the reminder is that has been due for longest. */
export const measureReminders = (now: () => Date): void => {
  gauge("deadline_reminder_oldest_seconds", "How long the oldest reminder that is due has waited", [], async (own) => {
    const due = { nextAt: { $lte: now() } };
    const oldest = await ReminderSchedule.findOne(due, { nextAt: 1 }, { sort: { nextAt: 1 } }).lean();
    own.set(oldest?.nextAt ? (now().getTime() - oldest.nextAt.getTime()) / 1000 : 0);
  });
};
