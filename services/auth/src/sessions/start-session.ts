import { createHash, randomBytes } from "node:crypto";
import type { AuthMethod } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import type { Device } from "../devices/device.ts";
import type { UserRecord } from "../users/user-model.ts";
import { endSessions } from "./end-sessions.ts";
import { expiryOf } from "./session-lifetime.ts";
import type { SessionChanges } from "./session-cache.ts";
import { SessionModel, type SessionRecord } from "./session-model.ts";

/** 256 bits, the only thing that the browser holds. */
export const newSessionSecret = (): string => randomBytes(32).toString("base64url");

export const sessionIdOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The browser that a session is for. */
export interface Browser {
  /** The session that it holds now; it ends. */
  replaces: string | undefined;
  device: Device;
  /** Value of its device cookie. */
  deviceSecret: string;
}

/** Sessions of one account; with another one the session that was used least recently ends. */
const MAX_SESSIONS = 50;

const surplusBeside = ({ _id, sess }: SessionRecord, session: ClientSession): Promise<{ _id: string }[]> =>
  SessionModel.find({ "sess.userId": sess.userId, _id: { $ne: _id } }, { _id: 1 })
    .sort({ "sess.lastSeenAt": -1 })
    .skip(MAX_SESSIONS - 1)
    .session(session)
    .lean();

interface NewSession {
  secret: string;
  amr: AuthMethod[];
  /** Now by default. */
  authTime?: Date | undefined;
  browser: Browser;
  mustEnrol?: boolean;
}

/** Stores a session for the cookie's secret and ends the one that the browser had before. */
export const insertSession = async (
  user: UserRecord,
  { secret, amr, authTime = new Date(), browser, mustEnrol = false }: NewSession,
  session: ClientSession,
): Promise<SessionChanges & { started: SessionRecord }> => {
  const now = new Date();
  // Every reader of a role refuses a member: code that ignores `mustEnrol` cannot let them in by mistake.
  const rights = mustEnrol ? ({ role: "user", mustEnrol } as const) : { role: user.role };
  const used = { ...rights, startedAt: now, lastSeenAt: now };
  const started = new SessionModel({
    _id: sessionIdOf(secret),
    sess: { ...used, userId: user._id, language: user.language, authTime, amr, device: browser.device },
    expire: expiryOf(used),
  });
  await started.save({ session });
  const { replaces } = browser;
  const successor = { userId: user._id, sessionId: started._id };
  const ended = replaces === undefined ? [] : await endSessions({ _id: replaces }, "logout", session, successor);
  for (const { _id } of await surplusBeside(started, session))
    ended.push(...(await endSessions({ _id }, "logout", session)));
  return { started: started.toObject(), ended };
};
