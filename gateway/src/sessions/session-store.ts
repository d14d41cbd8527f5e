import { getSessionCall, sessionKeyOf, type Session } from "@legal/contracts";
import { isNotFound, sessionCopyReader } from "@legal/service-kit";
import type { Current, InternalClient, KeyRing, Logger } from "@legal/service-kit";
import type { ReadCachedSession } from "./cached-session-reader.ts";

export interface SessionStore {
  /** The live session of that id; undefined when there is none. Throws 503 when neither Redis nor auth answers. */
  find: (sessionId: string) => Promise<Session | undefined>;
}

interface SessionStoreDeps {
  /** What Redis has under a key. */
  read: ReadCachedSession;
  /** One of them signed the copies in Redis. */
  keys: Current<KeyRing>;
  /** A client of the replica of auth to ask about a session. */
  authFor: (sessionId: string) => InternalClient;
  logger: Logger;
}

const isAlive = ({ expiresAt }: Session): boolean => Date.parse(expiresAt) > Date.now();

/** Redis has a copy of every live session; without one that auth signed, or without an answer, auth decides. */
export const createSessionStore = ({ read, keys, authFor, logger }: SessionStoreDeps): SessionStore => {
  const readCopy = sessionCopyReader(keys);
  const fromRedis = async (sessionId: string): Promise<Session | undefined> => {
    try {
      const copy = await read(sessionKeyOf(sessionId));
      return copy === null ? undefined : readCopy(sessionId, copy);
    } catch (error) {
      logger.debug({ err: error }, "session not read from Redis");
      return undefined;
    }
  };
  const fromAuth = async (sessionId: string): Promise<Session | undefined> => {
    try {
      return await authFor(sessionId).call(getSessionCall, { params: { sessionId } });
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };

  return {
    find: async (sessionId) => {
      const found = (await fromRedis(sessionId)) ?? (await fromAuth(sessionId));
      return found && isAlive(found) ? found : undefined;
    },
  };
};
