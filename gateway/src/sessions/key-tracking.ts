import type { Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { createFreshness, type Freshness } from "./freshness.ts";

export interface KeyTracking extends Freshness {
  /** Calls back with each key that changed or went; without one when any key may have. */
  onChange: (listener: (key: string | undefined) => void) => void;
  stop: () => void;
}

interface TrackingOptions {
  redis: Redis;
  /** Of the keys to watch, without what `redis` puts before every key. */
  prefix: string;
  logger: Logger;
}

/** Where Redis announces changes to a connection that speaks RESP2; ioredis drops them in RESP3. */
const CHANNEL = "__redis__:invalidate";
/** Its name in Redis's list of clients. */
export const TRACKING_CONNECTION = "session-changes";
const BEGIN_AGAIN_MS = 10_000;

/** Redis announces each change of the keys with a prefix (CLIENT TRACKING), on a connection of its own. */
export const trackKeys = ({ redis, prefix, logger }: TrackingOptions): KeyTracking => {
  const { keyPrefix = "" } = redis.options;
  const connection = redis.duplicate({
    protocol: 2,
    keyPrefix: "",
    connectionName: TRACKING_CONNECTION,
    // A ping that is sent again on the next connection would prove nothing of it.
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
  });
  const listeners: ((key: string | undefined) => void)[] = [];
  const announce = (key: string | undefined): void => listeners.forEach((listener) => listener(key));
  /** Rises with each connection. */
  let connectionNumber = 0;
  /** Of the connection that announces; undefined while none does. */
  let freshness: Freshness | undefined;
  let isReported = false;

  const lose = (): void => {
    connectionNumber += 1;
    freshness = undefined;
    announce(undefined);
  };
  const begin = async (): Promise<void> => {
    const started = connectionNumber;
    const id = await connection.client("ID");
    await connection.call("CLIENT", "TRACKING", "ON", "REDIRECT", id, "BCAST", "PREFIX", keyPrefix + prefix);
    await connection.subscribe(CHANNEL);
    if (started !== connectionNumber) return;
    isReported = false;
    freshness = createFreshness(() => connection.ping());
  };
  const beginAgain = (error: unknown, failed: number): void => {
    if (failed !== connectionNumber) return;
    if (!isReported) logger.warn({ err: error }, "changes of sessions are not announced by Redis");
    isReported = true;
    setTimeout(() => failed === connectionNumber && connection.disconnect(true), BEGIN_AGAIN_MS).unref();
  };

  connection.on("ready", () => {
    const started = connectionNumber;
    begin().catch((error: unknown) => beginAgain(error, started));
  });
  connection.on("close", lose);
  // The client that answers requests says when Redis is unavailable.
  connection.on("error", () => undefined);
  connection.on("messageBuffer", (_channel: Buffer, keys: Buffer[] | null) => {
    // All of a database is named by no key.
    for (const key of keys ?? [undefined]) announce(key?.toString().slice(keyPrefix.length));
  });

  return {
    isCurrent: () => freshness?.isCurrent() ?? false,
    markStale: () => freshness?.markStale(),
    onChange: (listener) => void listeners.push(listener),
    stop: () => connection.disconnect(),
  };
};
