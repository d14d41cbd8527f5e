import { liveSessionsCall } from "@legal/contracts";
import type { InternalClient } from "@legal/service-kit";
import { disconnectSessions } from "./disconnect-sessions.ts";
import type { ChatServer } from "./socket-types.ts";

/** As many ids as fit into the 10 kB that a service accepts as a body. */
const BATCH = 100;

const openSessions = (io: ChatServer): Map<string, string> => {
  const sockets = [...io.of("/").sockets.values()];
  return new Map(sockets.map(({ data: { user } }) => [user.sessionId, user.role]));
};

/**
 * Cuts this replica's sockets whose session is over or has another role by now; this makes up for a lost event. Rejects
 * while auth is down, and the sockets stay.
 */
export const recheckSessions = async (io: ChatServer, auth: InternalClient): Promise<void> => {
  const open = [...openSessions(io)];
  for (let start = 0; start < open.length; start += BATCH) {
    const batch = open.slice(start, start + BATCH);
    const sessionIds = batch.map(([sessionId]) => sessionId);
    const live = await auth.call(liveSessionsCall, { body: { sessionIds } });
    const roles = new Map(live.map(({ sessionId, role }) => [sessionId, role]));
    disconnectSessions(
      io,
      batch.filter(([sessionId, role]) => roles.get(sessionId) !== role).map(([sessionId]) => sessionId),
    );
  }
};
