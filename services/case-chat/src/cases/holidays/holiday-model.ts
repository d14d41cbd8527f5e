import { model, Schema } from "mongoose";

/** A temporary holiday. A row stays when its day is taken off again, with who did so and when. */
export interface HolidayRecord {
  _id: string;
  date: string;
  name: string;
  active: boolean;
  addedBy: string;
  addedAt: Date;
  removedBy: string | null;
  removedAt: Date | null;
}

const text = { type: String, required: true };

const schema = new Schema<HolidayRecord>(
  {
    _id: text,
    date: text,
    name: text,
    active: { type: Boolean, required: true },
    addedBy: text,
    addedAt: { type: Date, required: true },
    removedBy: { type: String, default: null },
    removedAt: { type: Date, default: null },
  },
  { collection: "holidays", versionKey: false },
);

schema.index({ date: 1 }, { unique: true, partialFilterExpression: { active: true } });

export const Holiday = model("Holiday", schema);
