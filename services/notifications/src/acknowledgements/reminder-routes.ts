import { acknowledgeReminderCall, listRemindersCall } from "@legal/contracts";
import { createRouter, parse, requireAdmin, userOf } from "@legal/service-kit";
import { Reminder, type ReminderRecord } from "../reminders/reminder-model.ts";
import { acknowledgeReminder } from "./acknowledge-reminder.ts";
import { presentReminders } from "./present-reminders.ts";

/** More than the ladders of a case's open deadlines usually have; the newest count. */
const SHOWN_MAX = 100;

export const reminderRoutes = createRouter();

reminderRoutes.get(listRemindersCall.path, requireAdmin, async (req, res) => {
  const { id: roomId } = parse(listRemindersCall, req).params;
  const newest = { sort: { at: -1 }, limit: SHOWN_MAX } as const;
  res.json(await presentReminders(await Reminder.find({ roomId }, null, newest).lean<ReminderRecord[]>()));
});

reminderRoutes.post(acknowledgeReminderCall.path, requireAdmin, async (req, res) => {
  const { params, body } = parse(acknowledgeReminderCall, req);
  const [shown] = await presentReminders([await acknowledgeReminder(params.id, body.nextAction, userOf(req))]);
  res.json(shown);
});
