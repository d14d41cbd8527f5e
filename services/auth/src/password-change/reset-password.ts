import { AppError } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { forgetDevices } from "../devices/forget-devices.ts";
import { dropGoogle } from "../google/disconnect-google.ts";
import { queueNotice } from "../mail/mail-kinds.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { changeUser } from "../users/update-user.ts";
import { User } from "../users/user-model.ts";
import { assertAcceptable } from "../passwords/assert-acceptable.ts";
import { hashOfToken } from "../mail-tokens/mailed-token.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { ResetToken, type ResetTokenRecord } from "../mail-tokens/reset-token-model.ts";
import { forgetEmailChange } from "../verification/change-email.ts";

const invalidToken = () => new AppError(400, "RESET_TOKEN_INVALID");

const liveToken = (token: string) => ({ token: hashOfToken(token), expiresAt: { $gt: new Date() } });

/** The account, while its address is the one that the link went to. */
const mailedTo = ({ userId, emailKey }: Pick<ResetTokenRecord, "userId" | "emailKey">) => ({
  _id: userId,
  ...(emailKey !== undefined && { emailKey }),
});

const ownerOf = async (token: string) => {
  const found = await ResetToken.findOne(liveToken(token)).lean();
  const owner = found && (await User.findOne(mailedTo(found)).lean());
  if (!owner) throw invalidToken();
  return owner;
};

const spend = async (token: string, passwordHash: string, session: ClientSession): Promise<string[]> => {
  const spent = await ResetToken.findOneAndDelete(liveToken(token), { session });
  if (!spent) throw invalidToken();
  const changed = await User.updateOne(mailedTo(spent), { $set: { passwordHash } }, { session });
  if (changed.matchedCount === 0) throw invalidToken();
  // Another person who could log in through a Google account no longer can; the link proves the mailbox.
  await dropGoogle(spent.userId, session);
  await changeUser(spent.userId, { authProvider: "local", emailVerifiedAt: new Date() }, session);
  await ResetToken.deleteMany({ userId: spent.userId }).session(session);
  // A second factor stays what it is: a reader of the mailbox still has to pass it.
  await LoginChallenge.deleteMany({ userId: spent.userId }).session(session);
  await forgetEmailChange(spent.userId, session);
  await forgetDevices(spent.userId, session);
  await queueNotice({ userId: spent.userId, event: "password-changed" }, session);
  return endSessions({ "sess.userId": spent.userId }, "password-reset", session);
};

/** Sets the password once per token, whatever arrives at the same time, and ends every session of the account. */
export const resetPassword = async (
  { token, password }: { token: string; password: string },
  { hasher, sessionCache }: { hasher: PasswordHasher; sessionCache: SessionCache },
): Promise<void> => {
  const owner = await ownerOf(token);
  assertAcceptable(password, [owner.username, owner.email]);
  const passwordHash = await hasher.hash(password);
  await sessionCache.forget(await inTransaction((session) => spend(token, passwordHash, session)));
};
