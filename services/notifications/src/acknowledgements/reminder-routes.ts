import { acknowledgeReminderCall, listRemindersCall } from "@legal/contracts";
import { REMINDERS_SHOWN_MAX } from "@legal/contracts/constants";
import { createRouter, parse, requireAdmin, userOf } from "@legal/service-kit";
import { Reminder, type ReminderRecord } from "../reminders/reminder-model.ts";
import { acknowledgeReminder } from "./acknowledge-reminder.ts";
import { presentReminders } from "./present-reminders.ts";

export const reminderRoutes = createRouter();

reminderRoutes.get(listRemindersCall.path, requireAdmin, async (req, res) => {
  const { params, query } = parse(listRemindersCall, req);
  const wanted = { roomId: params.id, ...(query.deadlineId !== undefined && { deadlineId: query.deadlineId }) };
  const newest = { sort: { at: -1 }, limit: REMINDERS_SHOWN_MAX } as const;
  res.json(await presentReminders(await Reminder.find(wanted, null, newest).lean<ReminderRecord[]>()));
});

reminderRoutes.post(acknowledgeReminderCall.path, requireAdmin, async (req, res) => {
  const { params, body } = parse(acknowledgeReminderCall, req);
  const [shown] = await presentReminders([await acknowledgeReminder(params.id, body.nextAction, userOf(req))]);
  res.json(shown);
});
