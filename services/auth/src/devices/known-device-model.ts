import { model, Schema } from "mongoose";

/** Forgotten this long after its last login. */
export const DEVICE_DAYS = 180;

export interface KnownDeviceRecord {
  /** SHA-256 of the device cookie's value, and the account. */
  _id: string;
  userId: string;
  lastLoginAt: Date;
}

const knownDeviceSchema = new Schema<KnownDeviceRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    lastLoginAt: { type: Date, required: true },
  },
  { collection: "known_devices", versionKey: false },
);

knownDeviceSchema.index({ userId: 1 });
knownDeviceSchema.index({ lastLoginAt: 1 }, { expireAfterSeconds: DEVICE_DAYS * 86_400 });

export const KnownDevice = model<KnownDeviceRecord>("KnownDevice", knownDeviceSchema);
