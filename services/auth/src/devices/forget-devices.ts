import type { ClientSession } from "mongoose";
import { deviceNameOf } from "./known-device.ts";
import { KnownDevice } from "./known-device-model.ts";

/** The next login from any of them is a new device's, which its owner is notified of; `except` is the owner's own browser. */
export const forgetDevices = async (userId: string, session: ClientSession, except?: string): Promise<void> => {
  const others = except === undefined ? {} : { _id: { $ne: deviceNameOf(except, userId) } };
  await KnownDevice.deleteMany({ userId, ...others }, { session });
};
