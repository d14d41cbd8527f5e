import { AppError } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import type { StaffRule } from "../second-factor/staff-rule.ts";
import { knownDeviceOf } from "../devices/known-device.ts";
import { emailKeyOf, usernameKeyOf } from "../users/normalise.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import { enterAccount } from "./enter-account.ts";
import type { LoginGuard } from "../limits/login-guard.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import type { Browser } from "../sessions/start-session.ts";

const UNKNOWN_USER = "nobody";

interface Visitor extends Browser {
  address: string;
}

interface LoginDeps {
  guard: LoginGuard;
  hasher: PasswordHasher;
  sessionCache: SessionCache;
  staffRule: StaffRule;
}

const invalidCredentials = () => new AppError(401, "INVALID_CREDENTIALS");

/** Usernames have no @, so one field takes both a username and an e-mail address. */
const accountKeyOf = (login: string) => (login.includes("@") ? emailKeyOf(login) : usernameKeyOf(login));

type Credentials = Pick<UserRecord, "_id" | "passwordHash">;

/** No more than the check needs: reading a whole account would reveal by its time that there is one. */
const findCredentials = (login: string) =>
  User.findOne(login.includes("@") ? { emailKey: emailKeyOf(login) } : { usernameKey: usernameKeyOf(login) }, {
    passwordHash: 1,
  }).lean<Credentials>();

/** Touching the account makes a new password or role set at this moment win over a login with the old one. */
const pass = (user: Credentials, browser: Browser, staffRule: StaffRule) =>
  inTransaction(async (session) => {
    const unchanged = { _id: user._id, passwordHash: user.passwordHash };
    const change = { $set: { lastLoginAt: new Date() } };
    const before = await User.findOneAndUpdate(unchanged, change, { session, timestamps: false });
    if (!before) throw invalidCredentials();
    return { user: before, entrance: await enterAccount(before, { amr: ["pwd"], browser }, staffRule, session) };
  });

/** Checks the password and starts a session, or the second step. An unknown name costs the same hashing as a wrong password. */
export const logIn = async (
  { username, password }: { username: string; password: string },
  { address, ...browser }: Visitor,
  { guard, hasher, sessionCache, staffRule }: LoginDeps,
) => {
  const user = await findCredentials(username);
  // Asked for a name that does not exist, too: the time of an answer reveals nothing.
  const knownDevice = await knownDeviceOf(browser.deviceSecret, user?._id ?? UNKNOWN_USER);
  const attempt = await guard.begin(user?._id ?? accountKeyOf(username), { address, knownDevice });
  const matches = await hasher.verify(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    await attempt.failed();
    throw invalidCredentials();
  }
  await attempt.succeeded();
  const passed = await pass(user, browser, staffRule);
  if ("changes" in passed.entrance) await sessionCache.apply(passed.entrance.changes);
  return passed;
};
