import type { InquiryStatus, Language } from "@legal/contracts";
import { INQUIRY_STATUSES, LANGUAGES } from "@legal/contracts/constants";
import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";

export interface InquiryRecord {
  _id: string;
  /** Who was signed in; null for a visitor and for an account that is gone. */
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  serviceType: string | null;
  message: string;
  language: Language;
  status: InquiryStatus;
  isRead: boolean;
  /** What the office's search looks through, normalised, and the bigrams by which it is found. */
  words: string;
  letterPairs?: string[];
  /** The digits of the telephone number, which are among the words; absent where they are not yet. */
  phoneKey?: string;
  createdAt: Date;
}

const text = { type: String, required: true };

const schema = new Schema<InquiryRecord>(
  {
    _id: text,
    userId: { type: String, default: null },
    name: text,
    email: text,
    phone: { type: String, default: null },
    serviceType: { type: String, default: null },
    message: text,
    language: { type: String, enum: LANGUAGES, required: true },
    status: { type: String, enum: INQUIRY_STATUSES, required: true },
    isRead: { type: Boolean, required: true },
    words: text,
    // Long, and for the index alone: no read brings it along.
    letterPairs: { type: [String], default: undefined, select: false },
    phoneKey: String,
    createdAt: { type: Date, required: true },
  },
  { collection: "inquiries", versionKey: false },
);

schema.index(newestFirst.sort);
schema.index({ status: 1, ...newestFirst.sort });
schema.index({ isRead: 1, ...newestFirst.sort });
schema.index({ userId: 1, ...newestFirst.sort });
schema.index({ letterPairs: 1 });

export const Inquiry = model("Inquiry", schema);
