import type { Session } from "@legal/contracts";
import type { ReadSessionId } from "./session-cookie.ts";
import type { SessionStore } from "./session-store.ts";

/** The live session behind a Cookie header; undefined for a visitor. */
export type SessionLookup = (cookie: string | undefined) => Promise<Session | undefined>;

export const createSessionLookup =
  (readId: ReadSessionId, store: SessionStore): SessionLookup =>
  async (cookie) => {
    const sessionId = readId(cookie);
    return sessionId === undefined ? undefined : store.find(sessionId);
  };
