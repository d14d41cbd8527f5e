import { SESSION_KEY_PREFIX, sessionKeyOf } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { findLiveSessions } from "./live-session.ts";

const BATCH = 500;

const idOf = (key: string): string => key.slice(-64);

const deadAmong = async (keys: string[]): Promise<string[]> => {
  const live = new Set((await findLiveSessions(keys.map(idOf))).map(({ _id }) => _id));
  return keys.map(idOf).filter((id) => !live.has(id));
};

/** Removes from Redis every session that ended while Redis was unavailable, or whose process was killed before it said so. */
export const purgeStaleSessions = async (redis: Redis): Promise<number> => {
  // ioredis puts its prefix before keys, not before patterns.
  const pattern = `${redis.options.keyPrefix ?? ""}${SESSION_KEY_PREFIX}*`;
  let forgotten = 0;
  let cursor = "0";
  do {
    const [next, keys] = await redis.scan(cursor, "MATCH", pattern, "COUNT", BATCH);
    const dead = keys.length ? await deadAmong(keys) : [];
    if (dead.length) await redis.unlink(...dead.map(sessionKeyOf));
    forgotten += dead.length;
    cursor = next;
  } while (cursor !== "0");
  return forgotten;
};

/** A Redis that comes back may remember sessions that were ended meanwhile. */
export const purgeStaleSessionsOnReconnect = (redis: Redis, logger: Logger): void => {
  redis.on("ready", () => {
    purgeStaleSessions(redis).then(
      (count) => count && logger.info({ count }, "ended sessions removed from Redis"),
      (error: unknown) => logger.warn({ err: error }, "could not compare the sessions in Redis"),
    );
  });
};
