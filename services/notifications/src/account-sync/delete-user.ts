import { forgetAccountEvents } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { CalendarFeed } from "../calendar-feeds/calendar-feed-model.ts";
import { Delivery } from "../deliveries/delivery-model.ts";
import { Notice } from "../notices/notice-model.ts";
import { ReminderSchedule } from "../reminder-schedules/reminder-schedule-model.ts";
import { Reminder } from "../reminders/reminder-model.ts";
import { Preferences } from "../preferences/preferences-model.ts";
import { PushSubscription } from "../push/push-subscription-model.ts";
import { KnownUser } from "../users/user-model.ts";

/** Removes all that is the person's; the id stays, so that late events have no effect. */
export const deleteUser = async (userId: string, session: ClientSession): Promise<void> => {
  const gone = {
    username: "",
    email: "",
    firstName: null,
    lastName: null,
    displayName: null,
    emailVerified: false,
    phone: null,
  };
  const user = { ...gone, role: "user" as const, bouncedEmail: null, refused: null, version: 0, deleted: true };
  await KnownUser.updateOne({ _id: userId }, { $set: user }, { upsert: true, session });
  await Notice.deleteMany({ $or: [{ userId }, { customerId: userId }] }, { session });
  await Delivery.deleteMany({ $or: [{ userId }, { customerId: userId }] }, { session });
  await ReminderSchedule.deleteMany({ customerId: userId }, { session });
  await Reminder.deleteMany({ customerId: userId }, { session });
  await Preferences.deleteOne({ _id: userId }, { session });
  await PushSubscription.deleteMany({ userId }, { session });
  await CalendarFeed.deleteOne({ _id: userId }, { session });
  await forgetAccountEvents(userId, session);
};
