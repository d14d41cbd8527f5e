import { validationFailed } from "@legal/service-kit";
import type { LoginGuard, AttemptOrigin } from "../limits/login-guard.ts";
import type { UserRecord } from "../users/user-model.ts";
import type { PasswordHasher } from "./password-hasher.ts";

export interface PasswordCheckDeps {
  guard: LoginGuard;
  hasher: PasswordHasher;
}

/** Asks a signed-in person for their password; guesses count as failed logins do. `path` names the field that asked. */
export const checkPassword = async (
  { _id, passwordHash }: UserRecord,
  { path, password, origin }: { path: string; password: string; origin: AttemptOrigin },
  { guard, hasher }: PasswordCheckDeps,
): Promise<void> => {
  const attempt = await guard.begin(_id, origin);
  if (await hasher.verify(passwordHash, password)) return attempt.succeeded();
  await attempt.failed();
  throw validationFailed([{ path, message: "password.wrong" }]);
};
