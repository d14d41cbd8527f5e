import { model, Schema } from "mongoose";

/**
 * Left by a restore of a full export. An export may be not of one instant: a room may be older than its messages and
 * deadlines are. The desk's lists are not brought back.
 */
const schema = new Schema<{ _id: string; restoredAt: Date }>(
  { _id: { type: String, required: true }, restoredAt: { type: Date, required: true } },
  { collection: "restores", versionKey: false },
);

export const Restore = model("Restore", schema);
