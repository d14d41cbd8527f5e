import { seoulDateOf } from "@legal/i18n";
import { AppError, signText, type Current, type KeyRing, type Logger } from "@legal/service-kit";
import type { Usage } from "../assistant/assistant.ts";
import { measureBudget, refusals, spentTokens } from "./budget-metrics.ts";
import { addTokens, takeTokens } from "./usage-counters.ts";

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
  logger: Logger;
  /** Visitors' networks are stored as hashes of a day, made with these. */
  keys: Current<KeyRing>;
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

const untilMidnight = (now: number): number => Math.ceil((DAY_MS - ((now + SEOUL_AHEAD_MS) % DAY_MS)) / 1000);

const exceeded = (): AppError => {
  refusals.inc();
  return new AppError(429, "BUDGET_EXCEEDED", "BUDGET_EXCEEDED", { retryAfterSeconds: untilMidnight(Date.now()) });
};

const add = async (counters: readonly Counter[], tokens: number): Promise<void> => {
  await Promise.all(counters.map(({ id }) => addTokens(id, tokens)));
};

/** Takes from all counters or from none; from the payer's own first, so that who has spent theirs holds nothing of all. */
const reserve = async (counters: readonly Counter[], most: number): Promise<Reservation> => {
  const taken: Counter[] = [];
  for (const counter of counters) {
    if (!(await takeTokens(counter.id, most, counter.cap))) {
      await add(taken, -most);
      throw exceeded();
    }
    taken.push(counter);
  }
  return { settle: (used) => add(counters, used - most) };
};

/** Counted in the database alone: what two places count together is passed when one of them is slow. */
export const createTokenBudget = (options: BudgetOptions): Budget => {
  const { logger, keys, daily, dailyPerPerson, memberShare } = options;
  measureBudget(daily);
  const countersOf = (payer: Payer): Counter[] => {
    const day = seoulDateOf(new Date());
    const own = `${day}:${payer}`;
    const all = { id: `${day}:all`, cap: daily };
    if (payer.startsWith("user:")) return [{ id: own, cap: dailyPerPerson }, all];
    const visitors = { id: `${day}:visitors`, cap: Math.floor(daily * (1 - memberShare)) };
    return [{ id: `${day}:visitor:${signText(keys(), own)}`, cap: dailyPerPerson }, visitors, all];
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
