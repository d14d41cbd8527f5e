import { model, Schema } from "mongoose";

/** Lets a repeated purchase find the first one's room: the key is unique, so of many at once one wins. */
export interface IdempotencyClaimRecord {
  _id: string;
  userId: string;
  roomId: string;
  serviceType: string;
  packageType: string;
  /** Until when a repetition is the same purchase. */
  holdsUntil: Date;
}

const schema = new Schema<IdempotencyClaimRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    roomId: { type: String, required: true },
    serviceType: { type: String, required: true },
    packageType: { type: String, required: true },
    holdsUntil: { type: Date, required: true },
  },
  { collection: "purchases", versionKey: false },
);

schema.index({ holdsUntil: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1 });

export const IdempotencyClaim = model("IdempotencyClaim", schema);
