import type { Language, Role, UserSummary } from "@legal/contracts";
import { LANGUAGES, ROLES } from "@legal/contracts/constants";
import { model, Schema, type ClientSession } from "mongoose";

/** A copy of auth's accounts. A deleted one keeps its id, so that late events have no effect. */
export interface UserRecord extends Omit<UserSummary, "id"> {
  _id: string;
  role: Role;
  language: Language;
  emailVerified: boolean;
  /** Where AlimTalk is set up alone; absent until auth was asked. */
  phone?: string | null;
  /** An address that gets no mails: refused, and again a day later. They begin again with another one, or by its owner. */
  bouncedEmail?: string | null;
  /** The first refusal of an address since it last took a mail. */
  refused?: { email: string; at: Date } | null;
  version: number;
  deleted: boolean;
  /** A lock: rises with each write that belongs to the account. */
  notices?: number;
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
    role: { type: String, enum: ROLES, default: "user" },
    language: { type: String, enum: LANGUAGES, default: "ko" },
    emailVerified: { type: Boolean, default: false },
    bouncedEmail: name,
    refused: { type: new Schema({ email: String, at: Date }, { _id: false, id: false }), default: null },
    phone: String,
    version: { type: Number, required: true },
    deleted: { type: Boolean, required: true, default: false },
    notices: Number,
  },
  { collection: "users", versionKey: false },
);

schema.index({ role: 1 }, { partialFilterExpression: { role: "admin" } });

export const KnownUser = model("KnownUser", schema);

/**
 * Whether something of an account may be stored in the transaction of `session`. Until that ends the account is locked:
 * a deletion at the same time finds what was stored, or what would be stored finds the deletion.
 */
export const lockAccount = async (userId: string, session: ClientSession): Promise<boolean> => {
  const { matchedCount } = await KnownUser.updateOne(
    { _id: userId, deleted: false },
    { $inc: { notices: 1 } },
    { session },
  );
  return matchedCount > 0 || (await KnownUser.exists({ _id: userId }).session(session)) === null;
};

/** Every administrator whose account is there. */
export const findStaff = (): Promise<UserRecord[]> =>
  KnownUser.find({ role: "admin", deleted: false }).lean<UserRecord[]>().exec();
