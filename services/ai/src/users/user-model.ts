import type { Language, UserSummary } from "@legal/contracts";
import { model, Schema } from "mongoose";

/**
 * What this service knows of accounts; auth owns them. A deleted one leaves its id, so that late events stay without
 * effect.
 */
export interface UserRecord extends Omit<UserSummary, "id"> {
  _id: string;
  language: Language;
  version: number;
  deleted: boolean;
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
    language: { type: String, default: "ko" },
    version: { type: Number, required: true },
    deleted: { type: Boolean, required: true, default: false },
  },
  { collection: "users", versionKey: false },
);

export const KnownUser = model("KnownUser", schema);
