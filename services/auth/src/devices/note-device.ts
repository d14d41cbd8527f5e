import { createHash } from "node:crypto";
import type { ClientSession } from "mongoose";
import { KnownDevice } from "./known-device-model.ts";

/**
 * The cookie is opaque and random, so nobody can make up one that is known; whoever reads the database cannot either. One
 * browser's cookie serves all accounts that log in there, and tells none of them about the others.
 */
const idOf = (deviceSecret: string, userId: string): string =>
  `${createHash("sha256").update(deviceSecret).digest("hex")}:${userId}`;

/** Notes a login of the account from a device: `first` when no other is known, `new` when this one was not. */
export const noteDevice = async (
  deviceSecret: string,
  userId: string,
  session: ClientSession,
): Promise<"first" | "new" | "known"> => {
  const _id = idOf(deviceSecret, userId);
  const change = { $set: { userId, lastLoginAt: new Date() } };
  const { upsertedCount } = await KnownDevice.updateOne({ _id }, change, { upsert: true, session });
  if (upsertedCount === 0) return "known";
  return (await KnownDevice.exists({ userId, _id: { $ne: _id } }).session(session)) ? "new" : "first";
};
