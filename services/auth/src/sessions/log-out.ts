import { inTransaction } from "@legal/service-kit/mongo";
import { endSessions } from "./end-sessions.ts";
import type { SessionCache } from "./session-cache.ts";

export const logOut = async (sessionId: string, sessionCache: SessionCache): Promise<void> => {
  const ended = await inTransaction((session) => endSessions({ _id: sessionId }, "logout", session));
  await sessionCache.forget(ended);
};
