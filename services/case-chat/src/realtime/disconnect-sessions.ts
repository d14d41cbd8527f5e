import { sessionChannel } from "./channels.ts";
import type { ChatServer } from "./socket-types.ts";

/** Closes every socket of these sessions, on all replicas; this one's also while Redis is down. */
export const disconnectSessions = (io: ChatServer, sessionIds: readonly string[]): void => {
  if (sessionIds.length === 0) return;
  const channels = sessionIds.map(sessionChannel);
  io.local.in(channels).disconnectSockets(true);
  io.in(channels).disconnectSockets(true);
};
