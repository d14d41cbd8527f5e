import { AppError, isDuplicateKey, type Logger } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { assertAcceptable } from "../passwords/assert-acceptable.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { createUser } from "../users/create-user.ts";
import { User } from "../users/user-model.ts";

export interface NewAdmin {
  username: string;
  email: string;
  password: string;
}

export const createAdmin = async ({ username, email, password }: NewAdmin, hasher: PasswordHasher) => {
  assertAcceptable(password, [username, email]);
  const passwordHash = await hasher.hash(password);
  return inTransaction((session) => createUser({ username, email, passwordHash, role: "admin" }, session));
};

/** Makes the configured admin when the platform has none yet; several replicas may try at once. */
export const ensureFirstAdmin = async (admin: NewAdmin, hasher: PasswordHasher, logger: Logger): Promise<void> => {
  if (await User.exists({ role: "admin" })) return;
  try {
    await createAdmin(admin, hasher);
    logger.info("first admin made");
  } catch (error) {
    const taken = isDuplicateKey(error) || (error instanceof AppError && error.status === 409);
    if (!taken) throw error;
    if (!(await User.exists({ role: "admin" })))
      logger.error(
        "ADMIN_USERNAME or ADMIN_EMAIL belongs to a member, or the name to a deleted account: choose another, or promote that member",
      );
  }
};
