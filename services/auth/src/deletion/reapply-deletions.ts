import { userDeleted } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { isNotFound, type Logger } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { SessionCache } from "../sessions/session-cache.ts";
import { deleteBelongings, deleteUser } from "./delete-user.ts";
import { DeletedUser } from "../users/deleted-user-model.ts";

/** An account that is gone here may have come back in part, here or elsewhere: an export may be of several instants. */
const deleteOrReport = async (userId: string, deletedAt: Date, session: ClientSession): Promise<string[]> => {
  try {
    return await deleteUser(userId, session, deletedAt);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const ended = await deleteBelongings(userId, session);
    await recordEvent(userDeleted, { userId, deletedAt: deletedAt.toISOString() }, session);
    return ended;
  }
};

const reapply = (userId: string, sessionCache: Pick<SessionCache, "forget">): Promise<void> =>
  inTransaction(async (session) => {
    const due = { _id: userId, reapply: true };
    const entry = await DeletedUser.findOneAndUpdate(due, { $unset: { reapply: 1 } }, { session });
    // Another replica was faster.
    return entry ? deleteOrReport(userId, entry.deletedAt, session) : [];
  }).then((ended) => sessionCache.forget(ended));

/** After a restore: deletes again whom the export brought back. Done before the first request is answered. */
export const reapplyDeletions = async (sessionCache: Pick<SessionCache, "forget">, logger: Logger): Promise<number> => {
  const due = await DeletedUser.find({ reapply: true }, { _id: 1 }).lean();
  for (const { _id } of due) await reapply(_id, sessionCache);
  if (due.length > 0) logger.info({ accounts: due.length }, "accounts deleted before the restore are deleted again");
  return due.length;
};
