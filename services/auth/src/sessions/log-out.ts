import { inTransaction } from "@legal/service-kit/mongo";
import { endSessions } from "./end-sessions.ts";
import type { SessionMirror } from "./session-mirror.ts";

export const logOut = async (sessionId: string, mirror: SessionMirror): Promise<void> => {
  const ended = await inTransaction((session) => endSessions({ _id: sessionId }, "logout", session));
  await mirror.forget(ended);
};
