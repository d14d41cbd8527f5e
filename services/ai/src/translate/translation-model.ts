import type { Language } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** A message of a room in another language. */
export interface TranslationRecord {
  /** `<messageId>:<language>` */
  _id: string;
  chatRoomId: string;
  /** The room's customer: it goes with their account. */
  ownerId: string;
  language: Language;
  text: string;
  mismatch: string[];
  createdAt: Date;
}

const schema = new Schema<TranslationRecord>(
  {
    _id: { type: String, required: true },
    chatRoomId: { type: String, required: true },
    ownerId: { type: String, required: true },
    language: { type: String, required: true },
    text: { type: String, required: true },
    mismatch: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
  },
  { collection: "translations", versionKey: false },
);

schema.index({ chatRoomId: 1 });
schema.index({ ownerId: 1 });

export const Translation = model("Translation", schema);
