import type { Role } from "@legal/contracts";
import { AppError } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { endSessions } from "../sessions/end-sessions.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { assertNotLastAdmin } from "../deletion/assert-not-last-admin.ts";
import { changeUser } from "../users/update-user.ts";
import { User } from "../users/user-model.ts";

const UNCONFIRMED = "the account's e-mail address is not confirmed: its owner does that first (my page sends the link)";

/**
 * Sessions carry the role: ending them makes the change hold at once, open sockets included. Staff's address is trusted
 * with customers' words, so a mistyped one, which is a stranger's, becomes none. Throws 409 LAST_ADMIN.
 */
export const changeRole = async (userId: string, role: Role, sessionCache: Pick<SessionCache, "forget">) => {
  const { user, ended } = await inTransaction(async (session) => {
    if (role !== "admin") {
      const before = await User.findById(userId).session(session);
      if (before) await assertNotLastAdmin(before, session);
    }
    const changed = await changeUser(userId, { role }, session);
    if (role === "admin" && !changed.emailVerifiedAt) throw new AppError(403, "EMAIL_NOT_VERIFIED", UNCONFIRMED);
    await LoginChallenge.deleteMany({ userId }).session(session);
    return { user: changed, ended: await endSessions({ "sess.userId": userId }, "role-changed", session) };
  });
  await sessionCache.forget(ended);
  return user;
};
