import { notFound } from "@legal/service-kit";
import { findLiveSession } from "./live-session.ts";
import type { SessionCache } from "./session-cache.ts";
import type { SessionRecord } from "./session-model.ts";

/** For the gateway when Redis does not know a session. Puts it back there, unless it ended at the same moment. */
export const findSession = async (sessionId: string, sessionCache: SessionCache): Promise<SessionRecord> => {
  const found = await findLiveSession(sessionId);
  if (!found || !(await sessionCache.put(found))) throw notFound("session");
  return found;
};
