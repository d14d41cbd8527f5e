import { inTransaction } from "@legal/service-kit/mongo";
import { endSessions } from "./end-sessions.ts";
import { listOwnSessions } from "./list-own-sessions.ts";
import { handleOf } from "./present-own-session.ts";
import type { SessionMirror } from "./session-mirror.ts";

/** Ends one of the account's own sessions; a handle that is none of them changes nothing. */
export const endOwnSession = async (userId: string, handle: string, mirror: SessionMirror): Promise<void> => {
  const found = (await listOwnSessions(userId, "")).find(({ _id }) => handleOf(_id) === handle);
  if (!found) return;
  await mirror.forget(await inTransaction((session) => endSessions({ _id: found._id }, "logout", session)));
};

export const endOtherSessions = async (userId: string, currentId: string, mirror: SessionMirror): Promise<void> => {
  const others = { "sess.userId": userId, _id: { $ne: currentId } };
  await mirror.forget(await inTransaction((session) => endSessions(others, "logout", session)));
};
