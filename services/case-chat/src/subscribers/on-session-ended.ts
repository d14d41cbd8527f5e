import { sessionEnded } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { disconnectSessions } from "../realtime/disconnect-sessions.ts";
import type { ChatServer } from "../realtime/socket-types.ts";

export const onSessionEnded = (io: ChatServer) =>
  on(sessionEnded, async ({ sessionIds }) => disconnectSessions(io, sessionIds));
