import type { Customer, Language, Role } from "@legal/contracts";
import { LANGUAGES, ROLES } from "@legal/contracts/constants";
import { model, Schema } from "mongoose";

/** A copy of auth's accounts. A deleted one keeps its id, so that late events have no effect. */
export interface UserRecord extends Omit<Customer, "id" | "language"> {
  _id: string;
  /** Absent in copies from before it was kept. */
  language?: Language;
  /** Absent in copies from before it was kept. */
  role?: Role;
  /** For the search alone; absent in copies of events that did not have it. */
  phone?: string | null;
  /** What the desk's search scans, normalised. */
  words?: string;
  /** Their bigrams, by which they are found; stored under an older name. */
  letterPairs?: string[];
  version: number;
  deleted: boolean;
  roomOpenedAt?: Date;
  caseAssignedAt?: Date;
}

const name = { type: String, default: null };

const schema = new Schema<UserRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, default: "" },
    email: { type: String, default: "" },
    firstName: name,
    lastName: name,
    displayName: name,
    language: { type: String, enum: LANGUAGES },
    role: { type: String, enum: ROLES },
    phone: String,
    words: String,
    // Long, and for the index alone: reads leave it out.
    letterPairs: { type: [String], default: undefined, select: false },
    version: { type: Number, required: true },
    deleted: { type: Boolean, required: true, default: false },
    roomOpenedAt: Date,
    caseAssignedAt: Date,
  },
  { collection: "users", versionKey: false },
);

schema.index({ letterPairs: 1 });
schema.index({ role: 1 }, { partialFilterExpression: { role: "admin" } });

// The audit log is searched for a customer by either.
schema.index({ username: 1 });
schema.index({ email: 1 });

export const KnownUser = model("KnownUser", schema);
