import { AppError, conflict, isDuplicateKey, notFound } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { queueGoogleNotice } from "../mail/mail-kinds.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { changeUser } from "../users/update-user.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import type { GoogleAccount } from "./google-provider.ts";

/** Replacing a Google account would lock its owner out without a word: the old one is taken off first. */
export const assertConnectable = ({ googleSubject }: UserRecord): void => {
  if (googleSubject !== undefined) throw conflict("GOOGLE_ALREADY_CONNECTED");
};

/** An unconfirmed address may belong to another person, who must not find a stranger's Google account at theirs. */
const confirmedBy = (user: UserRecord, google: GoogleAccount): Date => {
  if (user.emailVerifiedAt) return user.emailVerifiedAt;
  if (google.email_verified && emailKeyOf(google.email) === user.emailKey) return new Date();
  throw new AppError(403, "EMAIL_NOT_VERIFIED");
};

const connect = async (google: GoogleAccount, userId: string, session: ClientSession): Promise<void> => {
  const user = await User.findById(userId).session(session).lean<UserRecord>();
  if (!user) throw notFound("user");
  // Coming back with the same account twice is no replacement.
  if (user.googleSubject === google.sub) return;
  assertConnectable(user);
  const emailVerifiedAt = confirmedBy(user, google);
  await changeUser(userId, { googleSubject: google.sub, emailVerifiedAt }, session);
  await queueGoogleNotice({ userId, change: "connected" }, session);
};

/** Connects a Google account to the signed-in user's own account, and mails its owner. */
export const connectGoogle = async (google: GoogleAccount, userId: string): Promise<void> => {
  try {
    await inTransaction((session) => connect(google, userId, session));
  } catch (error) {
    throw isDuplicateKey(error, "googleSubject") ? conflict("GOOGLE_ACCOUNT_EXISTS") : error;
  }
};
