import { model, Schema } from "mongoose";

/** What makes a repeated sending find the first one's inquiry: its key is unique, so of many at once one wins. */
export interface SendingRecord {
  _id: string;
  inquiryId: string;
  /** What was sent, hashed: one key stands for one message. */
  content: string;
  holdsUntil: Date;
}

const text = { type: String, required: true };

const schema = new Schema<SendingRecord>(
  { _id: text, inquiryId: text, content: text, holdsUntil: { type: Date, required: true } },
  { collection: "sendings", versionKey: false },
);

schema.index({ holdsUntil: 1 }, { expireAfterSeconds: 0 });
schema.index({ inquiryId: 1 });

export const Sending = model("Sending", schema);
