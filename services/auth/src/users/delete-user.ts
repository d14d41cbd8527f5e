import { userDeleted } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { inTransaction, notFound } from "@legal/service-kit";
import { ResetToken } from "../passwords/reset-token-model.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import type { SessionMirror } from "../sessions/session-mirror.ts";
import { User } from "./user-model.ts";

/** Removes the account with its sessions and reset tokens; the other services remove what is theirs on the event. */
export const deleteUser = async (userId: string, mirror: Pick<SessionMirror, "forget">): Promise<void> => {
  const ended = await inTransaction(async (session) => {
    const { deletedCount } = await User.deleteOne({ _id: userId }, { session });
    if (deletedCount === 0) throw notFound("user");
    await ResetToken.deleteMany({ userId }, { session });
    const sessions = await endSessions({ "sess.userId": userId }, "account-deleted", session);
    await record(userDeleted, { userId }, session);
    return sessions;
  });
  await mirror.forget(ended);
};
