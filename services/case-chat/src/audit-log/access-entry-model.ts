import type { AccessKind, ReadSubject } from "@legal/contracts";
import { ACCESS_KINDS } from "@legal/contracts/constants";
import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";

/** One access of staff to customers' data. It has ids only, so nothing of a deleted account is left. */
export interface AccessEntryRecord {
  _id: string;
  key: string;
  staffId: string;
  address: string;
  kind: AccessKind;
  subjects: ReadSubject[];
  count: number;
  /** When it was seen; entries of other services are stored a moment later. */
  createdAt: Date;
}

const text = { type: String, required: true };
const optional = { type: String, default: null };
const subject = new Schema<ReadSubject>(
  { customerId: optional, caseId: optional, itemId: optional },
  { _id: false, id: false },
);

const schema = new Schema<AccessEntryRecord>(
  {
    _id: text,
    key: text,
    staffId: text,
    address: text,
    kind: { type: String, enum: ACCESS_KINDS, required: true },
    subjects: { type: [subject], required: true },
    count: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: "access_log", versionKey: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index(newestFirst.sort);
schema.index({ staffId: 1, ...newestFirst.sort });
schema.index({ kind: 1, ...newestFirst.sort });
schema.index({ "subjects.customerId": 1, ...newestFirst.sort });

export const AccessEntry = model("AccessEntry", schema);
