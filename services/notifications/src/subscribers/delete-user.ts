import { forgetAccountEvents } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { Delivery } from "../deliveries/delivery-model.ts";
import { Notice } from "../notices/notice-model.ts";
import { Preferences } from "../preferences/preferences-model.ts";
import { KnownUser } from "../users/known-user-model.ts";

/** Removes all that is the person's; the id stays, so that late events have no effect. */
export const deleteUser = async (userId: string, session: ClientSession): Promise<void> => {
  const gone = { username: "", email: "", firstName: null, lastName: null, displayName: null, emailVerified: false };
  const user = { ...gone, role: "user" as const, bouncedEmail: null, version: 0, deleted: true };
  await KnownUser.updateOne({ _id: userId }, { $set: user }, { upsert: true, session });
  await Notice.deleteMany({ $or: [{ userId }, { customerId: userId }] }, { session });
  await Delivery.deleteMany({ $or: [{ userId }, { customerId: userId }] }, { session });
  await Preferences.deleteOne({ _id: userId }, { session });
  await forgetAccountEvents(userId, session);
};
