import { model, Schema } from "mongoose";

/** Tokens of one day: of everyone together or of one person. */
export interface UsageRecord {
  /** `2026-11-20:all`, `2026-11-20:user:<id>`, `2026-11-20:visitor:<hash>` */
  _id: string;
  tokens: number;
  expiresAt: Date;
}

const schema = new Schema<UsageRecord>(
  {
    _id: { type: String, required: true },
    tokens: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "usage_counters", versionKey: false },
);

schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const UsageCounter = model("UsageCounter", schema);
