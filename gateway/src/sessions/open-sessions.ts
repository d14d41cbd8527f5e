import { SESSION_KEY_PREFIX } from "@legal/contracts";
import type { Logger, Sign } from "@legal/service-kit";
import type { Redis } from "ioredis";
import type { GatewaySettings } from "../config.ts";
import { createAuthClients } from "./auth-clients.ts";
import { createCachedSessionReader } from "./cached-session-reader.ts";
import { trackKeys } from "./key-tracking.ts";
import { createSessionIdReader } from "./session-cookie.ts";
import { createSessionLookup, type SessionLookup } from "./session-lookup.ts";
import { createSessionStore } from "./session-store.ts";

interface SessionDeps {
  settings: Pick<GatewaySettings, "PUBLIC_ORIGIN" | "SESSION_MIRROR_KEYS">;
  redis: Redis;
  sign: Sign;
  /** The replica of auth to ask about a session. */
  authReplicaOf: (sessionId: string) => URL;
  logger: Logger;
}

export interface Sessions {
  sessionOf: SessionLookup;
  /** Until Redis has said what changed, sessions are looked up there. */
  markStale: () => void;
  stop: () => void;
}

/** Sessions as Redis and auth know them, kept in this process until Redis announces a change. */
export const openSessions = ({ settings, redis, sign, authReplicaOf, logger }: SessionDeps): Sessions => {
  const changes = trackKeys({ redis, prefix: SESSION_KEY_PREFIX, logger });
  const store = createSessionStore({
    read: createCachedSessionReader(redis, changes),
    keys: settings.SESSION_MIRROR_KEYS,
    authFor: createAuthClients(sign, authReplicaOf),
    logger,
  });
  return {
    sessionOf: createSessionLookup(createSessionIdReader(settings.PUBLIC_ORIGIN), store),
    markStale: changes.markStale,
    stop: changes.stop,
  };
};
