import { AUTH_METHODS, type AuthMethod } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** How long a person may look for their phone. */
export const CHALLENGE_MS = 5 * 60_000;

/** A login whose first step is passed. In MongoDB, for logins work without Redis. */
export interface LoginChallengeRecord {
  /** SHA-256 of the cookie's value, in hex. */
  _id: string;
  userId: string;
  amr: AuthMethod[];
  expiresAt: Date;
}

const loginChallengeSchema = new Schema<LoginChallengeRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    amr: { type: [{ type: String, enum: AUTH_METHODS }], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: "login_challenges", versionKey: false },
);

loginChallengeSchema.index({ userId: 1 });
loginChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const LoginChallenge = model<LoginChallengeRecord>("LoginChallenge", loginChallengeSchema);
