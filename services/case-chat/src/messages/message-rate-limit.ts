import { AppError, isDependencyDown } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { setBounded } from "../cache/bounded-map.ts";

const PER_SECOND = 10;
const BURST = 30;
const MAX_LOCAL = 10_000;
/** Redis grants messages for this long at once, so that a busy chat does not ask it for every message. */
const LEASE_MS = 500;

/**
 * One number per user, the time at which an unused limit would be full again (the generic cell rate algorithm of
 * ITU-T I.371): a steady rate with bursts, without the edges of counting in windows. Redis's clock, so replicas agree.
 */
const TAKE = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local full = math.max(tonumber(redis.call("GET", KEYS[1]) or "0"), now) + tonumber(ARGV[1])
local wait = full - now - tonumber(ARGV[2])
if wait > 0 then return math.ceil(wait) end
redis.call("SET", KEYS[1], full, "PX", math.ceil(full - now))
return 0
`;

export interface MessageRateLimit {
  /** Takes one message of the user's; throws 429 RATE_LIMITED when there is none left. */
  consume(userId: string): Promise<void>;
}

type Take = (userId: string) => number | Promise<number>;

const localTake = (intervalMs: number, burstMs: number): Take => {
  const fullAt = new Map<string, number>();
  return (userId) => {
    const now = Date.now();
    const full = Math.max(fullAt.get(userId) ?? 0, now) + intervalMs;
    if (full - now > burstMs) return full - now - burstMs;
    setBounded(fullAt, userId, full, MAX_LOCAL);
    return 0;
  };
};

/** Ten messages a second in bursts of thirty, times `scale`, over all replicas; by each replica for itself while Redis is down. */
export const createMessageRateLimit = (redis: Redis, scale: number): MessageRateLimit => {
  const intervalMs = 1000 / (PER_SECOND * scale);
  const burstMs = intervalMs * Math.max(1, Math.round(BURST * scale));
  const leased = Math.max(1, Math.floor(LEASE_MS / intervalMs));
  const local = localTake(intervalMs, burstMs);

  const leases = new Map<string, { left: number; until: number }>();
  /** Until then Redis would refuse again: a flood must not cost it two requests a message. */
  const refusedUntil = new Map<string, number>();

  const takeShared = async (userId: string, messages: number): Promise<number> =>
    Number(await redis.eval(TAKE, 1, `case-chat:messages:${userId}`, intervalMs * messages, burstMs));

  const lease = async (userId: string): Promise<number> => {
    if ((await takeShared(userId, leased)) > 0) {
      const waitMs = await takeShared(userId, 1);
      if (waitMs > 0) setBounded(refusedUntil, userId, Date.now() + waitMs, MAX_LOCAL);
      return waitMs;
    }
    setBounded(leases, userId, { left: leased - 1, until: Date.now() + LEASE_MS }, MAX_LOCAL);
    return 0;
  };

  const shared: Take = async (userId) => {
    const held = leases.get(userId);
    if (held && held.left > 0 && held.until > Date.now()) {
      held.left -= 1;
      return 0;
    }
    const waitMs = (refusedUntil.get(userId) ?? 0) - Date.now();
    if (waitMs > 0) return waitMs;
    try {
      return await lease(userId);
    } catch (error) {
      if (isDependencyDown(error) || redis.status !== "ready") return local(userId);
      throw error;
    }
  };

  return {
    consume: async (userId) => {
      const waitMs = await shared(userId);
      if (waitMs <= 0) return;
      const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
      throw new AppError(429, "RATE_LIMITED", "RATE_LIMITED", { retryAfterSeconds });
    },
  };
};
