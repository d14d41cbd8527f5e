import { Redis } from "ioredis";
import type { Logger } from "pino";

interface RedisConnection {
  /** `redis://host:port/db`; `?keyPrefix=` puts a prefix before every key. */
  url: string;
  logger: Logger;
  /** Longest wait for an answer. */
  answerMs?: number;
}

/** More than a busy machine makes a healthy Redis wait; a closed connection is known at once. */
const ANSWER_MS = 1000;

/** ioredis would otherwise hold a request for over a minute while Redis is unavailable. */
const REQUEST_PATH = {
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  connectTimeout: 2000,
  retryStrategy: (tries: number) => Math.min(2000, 100 * tries),
};

/** Logs once that Redis is unavailable and once that it is back, however often a connection fails between. */
export const reportRedisState = (redis: Redis, logger: Logger): void => {
  let away = false;
  redis.on("error", (error: Error) => {
    if (!away) logger.warn({ err: error }, "Redis is unavailable");
    away = true;
  });
  redis.on("ready", () => {
    logger.info(away ? "Redis is back" : "Redis connected");
    away = false;
  });
};

/**
 * A client for the request path: it fails fast while Redis is unavailable and reconnects by itself. Returns at once, connected or
 * not. Subscribing needs a connection of its own: `redis.duplicate()`.
 */
export const connectRedis = ({ url, logger, answerMs = ANSWER_MS }: RedisConnection): Redis => {
  const redis = new Redis(url, { ...REQUEST_PATH, commandTimeout: answerMs });
  reportRedisState(redis, logger);
  return redis;
};

/** A health check: Redis answers a ping. */
export const checkRedis = (redis: Redis) => async (): Promise<void> => {
  await redis.ping();
};
