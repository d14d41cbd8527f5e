import type { ClientSession } from "mongoose";
import { deviceNameOf } from "./known-device.ts";
import { KnownDevice } from "./known-device-model.ts";

/** Who logs in without the cookie is another device each time; the last used ones are kept. */
const MAX_DEVICES = 50;
/** New devices within an hour that its owner is notified of: by the next one they know, and each would be another mail. */
const NOTIFIED_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

/**
 * Notes a login of the account from a device: `first` when no other is known, `new` when this one was not, `one of many`
 * when it is new as five others are that were used within the hour.
 */
export const noteDevice = async (
  deviceSecret: string,
  userId: string,
  session: ClientSession,
): Promise<"first" | "new" | "one of many" | "known"> => {
  const _id = deviceNameOf(deviceSecret, userId);
  const now = new Date();
  const change = { $set: { userId, lastLoginAt: now } };
  const { upsertedCount } = await KnownDevice.updateOne({ _id }, change, { upsert: true, session });
  if (upsertedCount === 0) return "known";
  const others = await KnownDevice.find({ userId, _id: { $ne: _id } }, { lastLoginAt: 1 })
    .sort({ lastLoginAt: -1 })
    .session(session)
    .lean();
  const surplus = others.slice(MAX_DEVICES - 1).map((one) => one._id);
  if (surplus.length > 0) await KnownDevice.deleteMany({ _id: { $in: surplus } }, { session });
  const last = others[NOTIFIED_PER_HOUR];
  if (last && last.lastLoginAt.getTime() > now.getTime() - HOUR_MS) return "one of many";
  return others.length > 0 ? "new" : "first";
};
