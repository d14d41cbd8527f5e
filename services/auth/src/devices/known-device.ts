import { createHash } from "node:crypto";
import { KnownDevice } from "./known-device-model.ts";

/**
 * The cookie is opaque and random, so a known one cannot be made up, not even by a reader of the database. One
 * browser's cookie serves all accounts that log in there, and reveals none of them to the others.
 */
export const deviceNameOf = (deviceSecret: string, userId: string): string =>
  `${createHash("sha256").update(deviceSecret).digest("hex")}:${userId}`;

/** The device's name where the account has logged in there before: a stranger's cookie, or none, is worth nothing. */
export const knownDeviceOf = async (deviceSecret: string, userId: string): Promise<string | undefined> => {
  const name = deviceNameOf(deviceSecret, userId);
  return (await KnownDevice.exists({ _id: name })) ? name : undefined;
};
