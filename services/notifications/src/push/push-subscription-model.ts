import { model, Schema } from "mongoose";

/** A browser of a person that gets pushes. */
export interface PushSubscriptionRecord {
  /** SHA-256 of the endpoint: a browser subscribes once, for its last user. */
  _id: string;
  userId: string;
  /** Where it was switched on; the subscription ends with it. Absent in those of an earlier release. */
  sessionId?: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** Of the VAPID keys that it was made for: push services refuse all others. Absent in those of an earlier release. */
  publicKey?: string;
  createdAt: Date;
  /** Since when no push has arrived; absent where the last one did. */
  failingSince?: Date;
  /** On which days since then one was tried, in Seoul. */
  failingDays?: string[];
}

const text = { type: String, required: true };

const schema = new Schema<PushSubscriptionRecord>(
  {
    _id: text,
    userId: text,
    sessionId: String,
    endpoint: text,
    keys: { type: new Schema({ p256dh: text, auth: text }, { _id: false, id: false }), required: true },
    publicKey: String,
    createdAt: { type: Date, required: true },
    failingSince: Date,
    failingDays: { type: [String], default: undefined },
  },
  { collection: "push_subscriptions", versionKey: false },
);

schema.index({ userId: 1, createdAt: -1 });

/** Those that pushes of these VAPID keys reach. */
export const madeFor = (publicKey: string) => ({ publicKey: { $in: [publicKey, null] } });

export const PushSubscription = model("PushSubscription", schema);
