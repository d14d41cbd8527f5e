import { inEachLanguage, type CannedReply as CannedReplyAnswer } from "@legal/contracts";
import { model, Schema } from "mongoose";

export interface CannedReplyRecord {
  _id: string;
  title: string;
  /** Empty where there is none in that language. */
  texts: CannedReplyAnswer["texts"];
  version: number;
  editorId: string;
  updatedAt: Date;
}

const text = { type: String, required: true };
const words = { type: String, default: "" };
const texts = new Schema<CannedReplyRecord["texts"]>(
  inEachLanguage(() => words),
  { _id: false },
);

const schema = new Schema<CannedReplyRecord>(
  {
    _id: text,
    title: text,
    texts: { type: texts, required: true },
    version: { type: Number, required: true },
    editorId: text,
    updatedAt: { type: Date, required: true },
  },
  { collection: "canned_replies", versionKey: false },
);

export const CannedReply = model("CannedReply", schema);
