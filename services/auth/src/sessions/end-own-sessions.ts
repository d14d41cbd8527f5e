import type { User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { forgetDevices } from "../devices/forget-devices.ts";
import { endSessions } from "./end-sessions.ts";
import { listOwnSessions } from "./list-own-sessions.ts";
import { handleOf } from "./present-own-session.ts";
import type { SessionCache } from "./session-cache.ts";

/** Ends one of the account's own sessions; a handle that is none of them changes nothing. */
export const endOwnSession = async (userId: string, handle: string, sessionCache: SessionCache): Promise<void> => {
  const found = (await listOwnSessions(userId, "")).find(({ _id }) => handleOf(_id) === handle);
  if (!found) return;
  await sessionCache.forget(await inTransaction((session) => endSessions({ _id: found._id }, "logout", session)));
};

/** A device that held one of them is a new one at its next login; `deviceSecret` is this browser's. */
export const endOtherSessions = async (
  { id: userId, sessionId }: User,
  deviceSecret: string,
  sessionCache: SessionCache,
): Promise<void> => {
  const ended = await inTransaction(async (session) => {
    await forgetDevices(userId, session, deviceSecret);
    return endSessions({ "sess.userId": userId, _id: { $ne: sessionId } }, "logout", session);
  });
  await sessionCache.forget(ended);
};
