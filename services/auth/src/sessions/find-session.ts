import { notFound } from "@legal/service-kit";
import { findLiveSession } from "./live-session.ts";
import type { SessionMirror } from "./session-mirror.ts";
import type { SessionRecord } from "./session-model.ts";

/** For the gateway when Redis does not know a session. Puts it back there, unless it ended at the same moment. */
export const findSession = async (sessionId: string, mirror: SessionMirror): Promise<SessionRecord> => {
  const found = await findLiveSession(sessionId);
  if (!found || !(await mirror.put(found))) throw notFound("session");
  return found;
};
