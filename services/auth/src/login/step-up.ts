import type { AuthMethod } from "@legal/contracts";
import { unauthenticated, validationFailed, type User as Caller } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { AttemptOrigin } from "../limits/login-guard.ts";
import { checkPassword, type PasswordCheckDeps } from "../passwords/check-password.ts";
import { checkCode, type CodeCheckDeps } from "../second-factor/check-code.ts";
import { confirmedFactorOf } from "../second-factor/second-factor-model.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import { renewSession } from "../sessions/renew-session.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import type { Browser } from "../sessions/start-session.ts";

export interface StepUpDeps extends PasswordCheckDeps, CodeCheckDeps {
  sessionCache: SessionCache;
}

const accountOf = async (userId: string): Promise<UserRecord> => {
  const account = await User.findById(userId).lean<UserRecord>();
  if (!account) throw unauthenticated("the account is gone");
  return account;
};

export const methodsOf = async (userId: string) => {
  const account = await accountOf(userId);
  return {
    password: account.passwordHash !== null,
    code: (await confirmedFactorOf(userId)) !== null,
    google: account.googleSubject !== undefined,
  };
};

interface Given {
  password?: string | undefined;
  code?: string | undefined;
}

/** Password first: a code must not be spent on a person who does not know it. */
const prove = async (account: UserRecord, { password, code }: Given, origin: AttemptOrigin, deps: StepUpDeps) => {
  const factor = await confirmedFactorOf(account._id);
  const amr: AuthMethod[] = [];
  if (account.passwordHash !== null || !factor) {
    if (password === undefined) throw validationFailed([{ path: "password", message: "password.required" }]);
    await checkPassword(account, { path: "password", password, origin }, deps);
    amr.push("pwd");
  }
  if (factor) {
    if (code === undefined) throw validationFailed([{ path: "code", message: "code.required" }]);
    amr.push(await checkCode(factor, { code, knownDevice: origin.knownDevice }, deps));
  }
  return amr;
};

/** Proves again who is at the browser: everything that a login of this account would ask. Recovery codes do not serve. */
export const stepUp = async (
  caller: Caller,
  given: Given,
  visitor: Browser & { origin: AttemptOrigin },
  deps: StepUpDeps,
) => {
  const account = await accountOf(caller.id);
  const amr = await prove(account, given, visitor.origin, deps);
  const renewed = await inTransaction(async (session) => {
    const unchanged = { _id: account._id, passwordHash: account.passwordHash };
    // Written, not only read: a password that is reset at this moment wins.
    const user = await User.findOneAndUpdate(
      unchanged,
      { $set: { lastLoginAt: new Date() } },
      { session, timestamps: false },
    );
    if (!user) throw unauthenticated("the account changed meanwhile");
    return { user, ...(await renewSession(caller, user, visitor, { proved: amr }, session)) };
  });
  await deps.sessionCache.apply(renewed.changes);
  return renewed;
};
