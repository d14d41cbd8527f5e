import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { queueMail } from "../mail/mail-kinds.ts";
import { deleteUser } from "./delete-user.ts";
import type { UserRecord } from "../users/user-model.ts";
import { assertNotLastAdmin } from "./assert-not-last-admin.ts";
import type { DeletionDeps } from "./deletion-deps.ts";

/** Deletes the account that `find` names, mails its owner and returns its id; throws 409 LAST_ADMIN. */
export const closeAccount = async (
  find: (session: ClientSession) => Promise<UserRecord>,
  { sessionCache, list }: DeletionDeps,
): Promise<string> => {
  const { userId, ended } = await inTransaction(async (session) => {
    const user = await find(session);
    await assertNotLastAdmin(user, session);
    const sessions = await deleteUser(user._id, session);
    const { email, language, username } = user;
    await queueMail("account-deleted", { email, language, username }, session);
    return { userId: user._id, ended: sessions };
  });
  await sessionCache.forget(ended);
  await list.write();
  return userId;
};
