import { setTimeout as pause } from "node:timers/promises";
import { AppError, type RateLimit } from "@legal/service-kit";

interface Attempt {
  succeeded(): Promise<void>;
  failed(): Promise<void>;
}

/** Where an attempt comes from. */
export interface AttemptOrigin {
  address: string;
  /** A device that the account has logged in from before, or a session of it. */
  knownDevice?: string | undefined;
}

export interface LoginGuard {
  /** Throws 429 when this origin has used up its failures; otherwise call one of the outcomes. */
  begin(account: string, origin: AttemptOrigin): Promise<Attempt>;
}

interface LoginLimits {
  /** Failures of one known device at the account that knows it. */
  accountFromDevice: RateLimit;
  /** Failures of one address at one account. */
  accountFromAddress: RateLimit;
  /** Failures of one address at any account. */
  address: RateLimit;
  /** Failures at one account from anywhere. */
  account: RateLimit;
}

const SLOW_DOWN_MS = 2000;

const isUsedUp = async (limit: RateLimit, key: string): Promise<boolean> => {
  try {
    await limit.check(key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return true;
    throw error;
  }
};

const takeBoth = async ({ accountFromAddress, address }: LoginLimits, pair: string, from: string) => {
  await address.consume(from);
  try {
    await accountFromAddress.consume(pair);
  } catch (error) {
    await address.refund(from);
    throw error;
  }
};

/** Counts by itself alone: whatever strangers and neighbours do, its owner gets in. */
const beginOnKnown = async ({ accountFromDevice }: LoginLimits, key: string): Promise<Attempt> => {
  await accountFromDevice.consume(key);
  return { succeeded: () => accountFromDevice.reset(key), failed: () => Promise.resolve() };
};

/**
 * Each attempt takes its point before the password is looked at, so that the limits are exact however many replicas
 * and parallel guesses there are; a success gives it back. An account under attack from many addresses is never
 * locked: that would let anyone lock its owner out. Every attempt at it only waits first.
 */
export const createLoginGuard = (limits: LoginLimits, slowDownMs = SLOW_DOWN_MS): LoginGuard => ({
  begin: async (account, { address, knownDevice }) => {
    if (knownDevice !== undefined) return beginOnKnown(limits, `${account}\n${knownDevice}`);
    const pair = `${account}\n${address}`;
    await takeBoth(limits, pair, address);
    if (await isUsedUp(limits.account, account)) await pause(slowDownMs);
    return {
      succeeded: async () => {
        await Promise.all([limits.accountFromAddress.reset(pair), limits.address.refund(address)]);
      },
      failed: async () => {
        if (!(await isUsedUp(limits.account, account))) await limits.account.consume(account);
      },
    };
  },
});
