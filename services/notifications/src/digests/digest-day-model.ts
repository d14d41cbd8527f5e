import { model, Schema } from "mongoose";

/** A morning whose digests were made, so that what comes up later in the day is not one. */
interface DigestDayRecord {
  /** The date in Seoul. */
  _id: string;
  madeAt: Date;
}

const KEPT_DAYS = 90;

const schema = new Schema<DigestDayRecord>(
  { _id: { type: String, required: true }, madeAt: { type: Date, required: true, expires: KEPT_DAYS * 86_400 } },
  { collection: "digest_days", versionKey: false },
);

export const DigestDay = model("DigestDay", schema);
