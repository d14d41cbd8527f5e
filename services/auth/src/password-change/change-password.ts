import { conflict, unauthenticated, type User as Caller } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { forgetDevices } from "../devices/forget-devices.ts";
import { queueNotice } from "../mail/mail-kinds.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import { renewSession } from "../sessions/renew-session.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import type { Browser } from "../sessions/start-session.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import type { AttemptOrigin } from "../limits/login-guard.ts";
import { assertAcceptable } from "../passwords/assert-acceptable.ts";
import { checkPassword, type PasswordCheckDeps } from "../passwords/check-password.ts";
import { ResetToken } from "../mail-tokens/reset-token-model.ts";
import { forgetEmailChange } from "../verification/change-email.ts";

interface PasswordChange {
  currentPassword: string;
  password: string;
}

/** Sets a new password. Every other session ends; this one goes on under a new id and with what it proved before. */
export const changePassword = async (
  caller: Caller,
  { currentPassword, password }: PasswordChange,
  { origin, ...browser }: Browser & { origin: AttemptOrigin },
  { sessionCache, hasher, guard }: PasswordCheckDeps & { sessionCache: SessionCache },
) => {
  const account = await User.findById(caller.id).lean<UserRecord>();
  if (!account) throw unauthenticated("the account is gone");
  await checkPassword(account, { path: "currentPassword", password: currentPassword, origin }, { guard, hasher });
  assertAcceptable(password, [account.username, account.email]);
  const passwordHash = await hasher.hash(password);
  const changed = await inTransaction(async (session) => {
    const { _id: userId, passwordHash: old } = account;
    const user = await User.findOneAndUpdate(
      { _id: userId, passwordHash: old },
      { $set: { passwordHash } },
      { session },
    );
    if (!user) throw conflict("CONFLICT");
    await ResetToken.deleteMany({ userId }).session(session);
    await LoginChallenge.deleteMany({ userId }).session(session);
    await forgetEmailChange(userId, session);
    await forgetDevices(userId, session, browser.deviceSecret);
    const { secret, changes } = await renewSession(caller, user, browser, {}, session);
    const others = { "sess.userId": userId, _id: { $ne: changes.started._id } };
    const ended = await endSessions(others, "password-reset", session);
    await queueNotice({ userId, event: "password-changed", device: browser.device }, session);
    return { user, secret, changes: { ...changes, ended: [...changes.ended, ...ended] } };
  });
  await sessionCache.apply(changed.changes);
  return changed;
};
