import { roomsDeleted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { Delivery } from "../deliveries/delivery-model.ts";
import { PendingEventRow } from "../pending-events/pending-event-model.ts";
import { DeadlineCheck } from "../reminder-schedules/deadline-check-model.ts";
import { ReminderSchedule } from "../reminder-schedules/reminder-schedule-model.ts";
import { Notice } from "../notices/notice-model.ts";
import { Reminder } from "../reminders/reminder-model.ts";

export const onRoomsDeleted = on(roomsDeleted, async ({ roomIds }, { session }) => {
  const gone = { roomId: { $in: roomIds } };
  await PendingEventRow.deleteMany(gone, { session });
  await Notice.deleteMany(gone, { session });
  await Delivery.deleteMany(gone, { session });
  await ReminderSchedule.deleteMany(gone, { session });
  await Reminder.deleteMany(gone, { session });
  await DeadlineCheck.deleteMany({ _id: { $in: roomIds } }, { session });
});
