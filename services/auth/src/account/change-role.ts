import type { Role } from "@legal/contracts";
import { inTransaction } from "@legal/service-kit/mongo";
import { endSessions } from "../sessions/end-sessions.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import type { SessionMirror } from "../sessions/session-mirror.ts";
import { changeUser } from "../users/update-user.ts";

/** Sessions carry the role: ending them makes the change hold at once, open sockets included. */
export const changeRole = async (userId: string, role: Role, mirror: Pick<SessionMirror, "forget">) => {
  const { user, ended } = await inTransaction(async (session) => {
    const changed = await changeUser(userId, { role }, session);
    await LoginChallenge.deleteMany({ userId }).session(session);
    return { user: changed, ended: await endSessions({ "sess.userId": userId }, "role-changed", session) };
  });
  await mirror.forget(ended);
  return user;
};
