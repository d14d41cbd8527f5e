import type { Language } from "@legal/contracts";
import { inTransaction } from "@legal/service-kit/mongo";
import { queueMail } from "../mail/mail-kinds.ts";
import { noteDevice } from "../devices/note-device.ts";
import { assertAcceptable } from "../passwords/assert-acceptable.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { insertSession, newSessionSecret, type Browser } from "../sessions/start-session.ts";
import { assertFree } from "../users/assert-free.ts";
import { createUser } from "../users/create-user.ts";

interface SignUpInput {
  username: string;
  email: string;
  phone?: string | null | undefined;
  password: string;
  language?: Language | undefined;
}

/** Opens an account and its first session; returns the cookie's secret beside the user. */
export const signUp = async (
  { username, email, phone, password, language }: SignUpInput,
  browser: Browser,
  { hasher, sessionCache }: { hasher: PasswordHasher; sessionCache: SessionCache },
) => {
  assertAcceptable(password, [username, email]);
  await assertFree({ username, email });
  const passwordHash = await hasher.hash(password);
  const secret = newSessionSecret();
  const { user, started } = await inTransaction(async (session) => {
    const created = await createUser({ username, email, phone, passwordHash, language }, session);
    await queueMail("verify-email", { userId: created._id }, session);
    await noteDevice(browser.deviceSecret, created._id, session);
    return { user: created, started: await insertSession(created, { secret, amr: ["pwd"], browser }, session) };
  });
  await sessionCache.apply(started);
  return { user, secret };
};
