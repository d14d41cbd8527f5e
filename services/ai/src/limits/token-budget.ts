import { seoulDateOf } from "@legal/i18n";
import { AppError, isDependencyDown, type Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import type { Usage } from "../assistant/assistant.ts";
import { measureBudget, refusals, spentTokens } from "./budget-metrics.ts";
import { addToLedger, readLedger, takeFromLedger } from "./token-ledger.ts";

export interface Budget {
  /**
   * Reserves the most that `work` can cost before it begins and gives back what it did not use, also when it fails.
   * Throws 429 BUDGET_EXCEEDED when the day's tokens of everybody, or of this payer, do not reach for it.
   */
  spend<T>(most: number, payer: string, work: (usage: Usage) => Promise<T>): Promise<T>;
}

interface BudgetOptions {
  redis: Redis;
  logger: Logger;
  /** Of everybody together, each day in Seoul. */
  daily: number;
  dailyPerPerson: number;
}

type Counters = readonly [own: string, all: string];

interface Reservation {
  /** Notes what was really used. */
  settle(used: number): Promise<void>;
}

const DAY_MS = 86_400_000;
const SEOUL_AHEAD_MS = 9 * 3_600_000;
const KEPT_SECONDS = 2 * 86_400;

// One step for both counters, so that no number of parallel requests passes a cap.
const RESERVE = `
local own, all = redis.call("GET", KEYS[1]), redis.call("GET", KEYS[2])
if not own or not all then return -1 end
if own + ARGV[1] > tonumber(ARGV[2]) or all + ARGV[1] > tonumber(ARGV[3]) then return 0 end
redis.call("INCRBY", KEYS[1], ARGV[1])
redis.call("INCRBY", KEYS[2], ARGV[1])
return 1`;
const UNKNOWN = -1;
const RESERVED = 1;

const untilMidnight = (now: number): number => Math.ceil((DAY_MS - ((now + SEOUL_AHEAD_MS) % DAY_MS)) / 1000);

const exceeded = (): AppError => {
  refusals.inc();
  return new AppError(429, "BUDGET_EXCEEDED", "BUDGET_EXCEEDED", { retryAfterSeconds: untilMidnight(Date.now()) });
};

const keyOf = (counter: string): string => `ai:tokens:${counter}`;

/** What the ledger knows, for a Redis that is new or was emptied. */
const seed = async (redis: Redis, counters: Counters): Promise<void> => {
  for (const [counter, tokens] of await readLedger(counters))
    await redis.set(keyOf(counter), tokens, "EX", KEPT_SECONDS, "NX");
};

const note = async (counters: Counters, tokens: number): Promise<void> => {
  await Promise.all(counters.map((counter) => addToLedger(counter, tokens)));
};

/** Redis reserves, for that is asked before every answer; the ledger in the database keeps what was spent. */
export const tokenBudget = ({ redis, logger, daily, dailyPerPerson }: BudgetOptions): Budget => {
  measureBudget({ daily, logger });
  const tryReserve = ([own, all]: Counters, most: number) =>
    redis.eval(RESERVE, 2, keyOf(own), keyOf(all), most, dailyPerPerson, daily);

  const reserveInRedis = async (counters: Counters, most: number): Promise<Reservation> => {
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

  /** While Redis is away: slower, and as exact. */
  const reserveInLedger = async (counters: Counters, most: number): Promise<Reservation> => {
    const [own, all] = counters;
    if (!(await takeFromLedger(own, most, dailyPerPerson))) throw exceeded();
    if (!(await takeFromLedger(all, most, daily))) {
      await addToLedger(own, -most);
      throw exceeded();
    }
    return { settle: (used) => note(counters, used - most) };
  };

  const reserve = async (counters: Counters, most: number): Promise<Reservation> => {
    try {
      return await reserveInRedis(counters, most);
    } catch (error) {
      if (!isDependencyDown(error)) throw error;
      return reserveInLedger(counters, most);
    }
  };

  /** Nobody waits for it: what is not given back stays reserved, so an error errs on the safe side. */
  const settleSoon = (reservation: Reservation, used: number): void => {
    reservation.settle(used).catch((error: unknown) => logger.warn({ err: error }, "tokens not settled"));
  };

  return {
    spend: async (most, payer, work) => {
      const usage: Usage = { tokens: 0 };
      if (most === 0) return work(usage);
      const day = seoulDateOf(new Date());
      const reservation = await reserve([`${day}:${payer}`, `${day}:all`], most);
      try {
        return await work(usage);
      } finally {
        spentTokens.inc(usage.tokens);
        settleSoon(reservation, usage.tokens);
      }
    },
  };
};
