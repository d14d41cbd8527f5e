import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors/errors.ts";

export interface RateLimitOptions {
  redis: Redis;
  /** `<deployable>:<what>`: names the counters in Redis, which all replicas share and no other deployable may touch. */
  name: `${string}:${string}`;
  points: number;
  windowSeconds: number;
  /** RATE_LIMIT_SCALE */
  scale: number;
}

export interface RateLimit {
  /** Takes points; throws 429 RATE_LIMITED with Retry-After when none are left in the window. */
  consume(key: string, points?: number): Promise<void>;
  /** Throws as `consume` does when the next point would be refused, but takes none. */
  check(key: string): Promise<void>;
  /** Gives points back: what they were taken for did not count after all. */
  refund(key: string, points?: number): Promise<void>;
  reset(key: string): Promise<void>;
}

/** Addresses and e-mails do not belong into key names, and a long one must not grow the database. */
const hashed = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);

const limited = (state: RateLimiterRes): AppError =>
  new AppError(429, "RATE_LIMITED", "RATE_LIMITED", {
    retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
  });

/**
 * At most `points * scale` per key in a window that starts with the first. Counted atomically in Redis, so exact over
 * all replicas. While Redis is unavailable each process counts by itself, and no request fails for it.
 */
export const createRateLimit = ({ redis, name, points, windowSeconds, scale }: RateLimitOptions): RateLimit => {
  const window = {
    keyPrefix: `limit:${name}`,
    points: Math.max(1, Math.round(points * scale)),
    duration: windowSeconds,
  };
  const limiter = new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });

  return {
    consume: async (key, taken = 1) => {
      try {
        await limiter.consume(hashed(key), taken);
      } catch (error) {
        throw error instanceof RateLimiterRes ? limited(error) : error;
      }
    },
    check: async (key) => {
      const state = await limiter.get(hashed(key));
      if (state && state.consumedPoints >= window.points) throw limited(state);
    },
    refund: async (key, given = 1) => {
      await limiter.reward(hashed(key), given);
    },
    reset: async (key) => {
      await limiter.delete(hashed(key));
    },
  };
};
