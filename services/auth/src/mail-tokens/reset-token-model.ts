import { model, Schema } from "mongoose";

export interface ResetTokenRecord {
  _id: string;
  userId: string;
  /** The mailbox that it went to: with another address it proves nothing. Absent in those of an earlier release. */
  emailKey?: string;
  /** SHA-256 of the token in the mail, in hex. */
  token: string;
  expiresAt: Date;
  createdAt: Date;
}

const resetTokenSchema = new Schema<ResetTokenRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    emailKey: String,
    token: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "password_reset_tokens", timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);

resetTokenSchema.index({ token: 1 }, { unique: true });
resetTokenSchema.index({ userId: 1 });
resetTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const ResetToken = model<ResetTokenRecord>("ResetToken", resetTokenSchema);
