import { model, Schema } from "mongoose";

/** How many case numbers a year has given out; they are never given again. */
export interface CaseCounterRecord {
  /** The year in Seoul, `2026`. */
  _id: string;
  last: number;
}

const schema = new Schema<CaseCounterRecord>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { collection: "case_counters", versionKey: false },
);

export const CaseCounter = model("CaseCounter", schema);
