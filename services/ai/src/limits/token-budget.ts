import { seoulDateOf } from "@legal/i18n";
import { AppError, isDependencyDown, type Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import type { Usage } from "../assistant/assistant.ts";
import { measureBudget, refusals, spentTokens } from "./budget-metrics.ts";
import { addToLedger, readLedger, takeFromLedger } from "./token-ledger.ts";

/** A member, or the network of someone who is not signed in. */
export type Payer = `user:${string}` | `visitor:${string}`;

export interface Budget {
  /**
   * Reserves the most that `work` can cost before it begins and gives back what it did not use, also when it fails.
   * Throws 429 BUDGET_EXCEEDED when the day's tokens of all callers, of this payer, or of visitors do not reach for it.
   */
  spend<T>(most: number, payer: Payer, work: (usage: Usage) => Promise<T>): Promise<T>;
}

interface BudgetOptions {
  redis: Redis;
  logger: Logger;
  /** Of all callers together, each day in Seoul. */
  daily: number;
  dailyPerPerson: number;
  /** Of `daily`, what visitors together leave to members; 0 to 1. */
  memberShare: number;
}

interface Counter {
  id: string;
  cap: number;
}

interface Reservation {
  /** Notes what was really used. */
  settle(used: number): Promise<void>;
}

const DAY_MS = 86_400_000;
const SEOUL_AHEAD_MS = 9 * 3_600_000;
const KEPT_SECONDS = 2 * 86_400;

// One step for all counters, so that no number of parallel requests passes a cap.
const RESERVE = `
local spent = redis.call("MGET", unpack(KEYS))
for i in ipairs(KEYS) do if not spent[i] then return -1 end end
for i in ipairs(KEYS) do if spent[i] + ARGV[1] > tonumber(ARGV[i + 1]) then return 0 end end
for _, key in ipairs(KEYS) do redis.call("INCRBY", key, ARGV[1]) end
return 1`;
const UNKNOWN = -1;
const RESERVED = 1;

const untilMidnight = (now: number): number => Math.ceil((DAY_MS - ((now + SEOUL_AHEAD_MS) % DAY_MS)) / 1000);

const exceeded = (): AppError => {
  refusals.inc();
  return new AppError(429, "BUDGET_EXCEEDED", "BUDGET_EXCEEDED", { retryAfterSeconds: untilMidnight(Date.now()) });
};

const keyOf = ({ id }: Counter): string => `ai:tokens:${id}`;

/** What the ledger knows, for a Redis that is new or was emptied. */
const seed = async (redis: Redis, counters: readonly Counter[]): Promise<void> => {
  const spent = await readLedger(counters.map(({ id }) => id));
  for (const counter of counters) await redis.set(keyOf(counter), spent.get(counter.id) ?? 0, "EX", KEPT_SECONDS, "NX");
};

const note = async (counters: readonly Counter[], tokens: number): Promise<void> => {
  await Promise.all(counters.map(({ id }) => addToLedger(id, tokens)));
};

/** While Redis is unavailable: slower, and as exact. */
const reserveInLedger = async (counters: readonly Counter[], most: number): Promise<Reservation> => {
  const taken: Counter[] = [];
  for (const counter of counters) {
    if (!(await takeFromLedger(counter.id, most, counter.cap))) {
      await note(taken, -most);
      throw exceeded();
    }
    taken.push(counter);
  }
  return { settle: (used) => note(counters, used - most) };
};

/** Redis reserves, for that is asked before every answer; the ledger in the database keeps what was spent. */
export const createTokenBudget = ({ redis, logger, daily, dailyPerPerson, memberShare }: BudgetOptions): Budget => {
  measureBudget(daily);
  const countersOf = (payer: Payer): Counter[] => {
    const day = seoulDateOf(new Date());
    const visitors = { id: `${day}:visitors`, cap: Math.floor(daily * (1 - memberShare)) };
    return [
      { id: `${day}:${payer}`, cap: dailyPerPerson },
      ...(payer.startsWith("visitor:") ? [visitors] : []),
      { id: `${day}:all`, cap: daily },
    ];
  };
  const tryReserve = (counters: readonly Counter[], most: number) =>
    redis.eval(RESERVE, counters.length, ...counters.map(keyOf), most, ...counters.map(({ cap }) => cap));

  const reserveInRedis = async (counters: readonly Counter[], most: number): Promise<Reservation> => {
    let outcome = await tryReserve(counters, most);
    if (outcome === UNKNOWN) {
      await seed(redis, counters);
      outcome = await tryReserve(counters, most);
    }
    if (outcome !== RESERVED) throw exceeded();
    const settle = async (used: number): Promise<void> => {
      await Promise.all(counters.map((counter) => redis.decrby(keyOf(counter), most - used)));
      await note(counters, used);
    };
    return { settle };
  };

  const reserve = async (counters: readonly Counter[], most: number): Promise<Reservation> => {
    try {
      return await reserveInRedis(counters, most);
    } catch (error) {
      if (!isDependencyDown(error)) throw error;
      return reserveInLedger(counters, most);
    }
  };

  /** In the background: what is not given back stays reserved, so an error errs on the safe side. */
  const settleSoon = (reservation: Reservation, used: number): void => {
    reservation.settle(used).catch((error: unknown) => logger.warn({ err: error }, "tokens not settled"));
  };

  return {
    spend: async (most, payer, work) => {
      const usage: Usage = { tokens: 0 };
      if (most === 0) return work(usage);
      const reservation = await reserve(countersOf(payer), most);
      try {
        return await work(usage);
      } finally {
        spentTokens.inc(usage.tokens);
        settleSoon(reservation, usage.tokens);
      }
    },
  };
};
