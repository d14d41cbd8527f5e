import { model, Schema } from "mongoose";

export const MAIL_TOKEN_PURPOSES = ["delete-account", "verify-email", "change-email"] as const;
export type MailTokenPurpose = (typeof MAIL_TOKEN_PURPOSES)[number];

interface MailTokenRecord {
  /** SHA-256 of the token in the mail, in hex. */
  _id: string;
  purpose: MailTokenPurpose;
  userId: string;
  /** The account's address, to which it went unless it is of a change: with another one it proves nothing. */
  emailKey: string;
  /** Of a change: the address that it went to. */
  email?: string;
  expiresAt: Date;
}

const text = { type: String, required: true };

const schema = new Schema<MailTokenRecord>(
  {
    _id: text,
    purpose: { ...text, enum: MAIL_TOKEN_PURPOSES },
    userId: text,
    emailKey: text,
    email: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: "mail_tokens", versionKey: false },
);

schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const MailToken = model("MailToken", schema);
