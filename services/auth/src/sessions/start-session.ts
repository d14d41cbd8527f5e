import { createHash, randomBytes } from "node:crypto";
import type { ClientSession } from "mongoose";
import type { UserRecord } from "../users/user-model.ts";
import { endSessions } from "./end-sessions.ts";
import { expiryOf } from "./session-lifetime.ts";
import type { SessionChanges } from "./session-mirror.ts";
import { SessionModel } from "./session-model.ts";

/** 256 bits, the only thing that the browser holds. */
export const newSessionSecret = (): string => randomBytes(32).toString("base64url");

export const sessionIdOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Stores a session for the cookie's secret and ends the one that the browser had before. */
export const insertSession = async (
  user: UserRecord,
  secret: string,
  replaces: string | undefined,
  session: ClientSession,
): Promise<SessionChanges & { started: object }> => {
  const now = new Date();
  const started = new SessionModel({
    _id: sessionIdOf(secret),
    sess: { userId: user._id, role: user.role, language: user.language, startedAt: now, lastSeenAt: now },
    expire: expiryOf(now, now),
  });
  await started.save({ session });
  const ended = replaces === undefined ? [] : await endSessions({ _id: replaces }, "logout", session);
  return { started: started.toObject(), ended };
};
