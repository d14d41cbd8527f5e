import { model, Schema } from "mongoose";

/** A room whose deadlines may have changed: case-chat is asked which are open. */
export interface DeadlineCheckRecord {
  _id: string;
  /** Rises with each event, so that one which comes while case-chat is asked is not lost. */
  events: number;
  dueAt: Date;
  lockedUntil: Date;
  attempts: number;
}

const schema = new Schema<DeadlineCheckRecord>(
  {
    _id: { type: String, required: true },
    events: { type: Number, default: 0 },
    dueAt: { type: Date, required: true },
    lockedUntil: { type: Date, default: new Date(0) },
    attempts: { type: Number, default: 0 },
  },
  { collection: "deadline_checks", versionKey: false },
);

schema.index({ dueAt: 1, lockedUntil: 1 });

export const DeadlineCheck = model("DeadlineCheck", schema);
