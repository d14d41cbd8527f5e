import { AppError, inTransaction } from "@legal/service-kit";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { emailKeyOf, usernameKeyOf } from "../users/normalise.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { SessionMirror } from "./session-mirror.ts";
import { insertSession, newSessionSecret, type Browser } from "./start-session.ts";

interface Visitor extends Browser {
  address: string;
}

const invalidCredentials = () => new AppError(401, "INVALID_CREDENTIALS");

/** Usernames have no @, so one field takes both a username and an e-mail address. */
const accountKeyOf = (login: string) => (login.includes("@") ? emailKeyOf(login) : usernameKeyOf(login));

type Credentials = Pick<UserRecord, "_id" | "passwordHash">;

/** No more than the check needs: reading a whole account would tell by its time that there is one. */
const findCredentials = (login: string) =>
  User.findOne(login.includes("@") ? { emailKey: emailKeyOf(login) } : { usernameKey: usernameKeyOf(login) }, {
    passwordHash: 1,
  }).lean<Credentials>();

/** Touching the account makes a new password or role set at this moment win over a login with the old one. */
const openSession = (user: Credentials, browser: Browser, mirror: SessionMirror) => {
  const secret = newSessionSecret();
  return inTransaction(async (session) => {
    const unchanged = { _id: user._id, passwordHash: user.passwordHash };
    const change = { $set: { lastLoginAt: new Date() } };
    const current = await User.findOneAndUpdate(unchanged, change, {
      session,
      timestamps: false,
      returnDocument: "after",
    });
    if (!current) throw invalidCredentials();
    return { user: current, changes: await insertSession(current, { secret, amr: ["pwd"], browser }, session) };
  }).then(async ({ user: current, changes }) => {
    await mirror.apply(changes);
    return { user: current, secret };
  });
};

/** Checks the password and starts a session. An unknown name costs the same hashing as a wrong password. */
export const logIn = async (
  { username, password }: { username: string; password: string },
  { address, ...browser }: Visitor,
  { guard, hasher, mirror }: { guard: LoginGuard; hasher: PasswordHasher; mirror: SessionMirror },
) => {
  const attempt = await guard.begin(accountKeyOf(username), address);
  const user = await findCredentials(username);
  const matches = await hasher.verify(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    await attempt.failed();
    throw invalidCredentials();
  }
  await attempt.succeeded();
  return openSession(user, browser, mirror);
};
