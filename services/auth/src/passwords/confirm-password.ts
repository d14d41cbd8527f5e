import { AppError } from "@legal/service-kit";
import type { PasswordHasher } from "./password-hasher.ts";
import type { LoginGuard, AttemptOrigin } from "../limits/login-guard.ts";
import { User, type UserRecord } from "../users/user-model.ts";

/** The signed-in user's account once the password is right; guesses count as failed logins. Throws 403 PASSWORD_WRONG. */
export const confirmPassword = async (
  userId: string,
  password: string,
  { origin, guard, hasher }: { origin: AttemptOrigin; guard: LoginGuard; hasher: PasswordHasher },
): Promise<UserRecord> => {
  const user = await User.findById(userId).lean<UserRecord>();
  const attempt = await guard.begin(userId, origin);
  const matches = await hasher.verify(user?.passwordHash ?? null, password);
  if (!user || !matches) {
    await attempt.failed();
    throw new AppError(403, "PASSWORD_WRONG", "PASSWORD_WRONG", {
      details: [{ path: "password", message: "PASSWORD_WRONG" }],
    });
  }
  await attempt.succeeded();
  return user;
};
