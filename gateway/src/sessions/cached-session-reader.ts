import type { Redis } from "ioredis";
import type { KeyTracking } from "./key-tracking.ts";

/** The value of a key; null without one. Rejects when Redis does not answer. */
export type ReadCachedSession = (key: string) => Promise<string | null>;

/** As many as service-kit remembers as verified. */
const KEPT = 5000;

/**
 * Reads values and keeps them until Redis says that they changed. The questions of one turn of the event loop are
 * answered together at its end: what Redis said of changes until then has been read, and what is not kept is one
 * `MGET`, for a command for each request would cost a third of what the gateway does for it.
 */
export const createCachedSessionReader = (redis: Redis, tracking: KeyTracking): ReadCachedSession => {
  const kept = new Map<string, string>();
  /** The keys of each question on its way that have not changed since it was asked. */
  const unchanged = new Set<Set<string>>();
  let asked = new Map<string, PromiseWithResolvers<string | null>>();

  tracking.onChange((key) => {
    if (key === undefined) kept.clear();
    else kept.delete(key);
    for (const keys of unchanged) {
      if (key === undefined) keys.clear();
      else keys.delete(key);
    }
  });
  const keep = (key: string, value: string): void => {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, value);
  };
  const read = async (keys: readonly string[], mayKeep: boolean): Promise<(string | null)[]> => {
    const keepable = new Set(mayKeep ? keys : []);
    unchanged.add(keepable);
    try {
      const values = await redis.mget([...keys]);
      for (const [index, key] of keys.entries()) {
        const value = values[index] ?? null;
        if (value !== null && keepable.has(key)) keep(key, value);
      }
      return values;
    } finally {
      unchanged.delete(keepable);
    }
  };
  const answer = async (): Promise<void> => {
    const waiting = asked;
    asked = new Map();
    const isCurrent = tracking.isCurrent();
    for (const [key, { resolve }] of isCurrent ? waiting : []) {
      const value = kept.get(key);
      if (value === undefined) continue;
      resolve(value);
      waiting.delete(key);
    }
    if (waiting.size === 0) return;
    try {
      const values = await read([...waiting.keys()], isCurrent);
      for (const [index, { resolve }] of [...waiting.values()].entries()) resolve(values[index] ?? null);
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  };

  return (key) => {
    const known = asked.get(key);
    if (known) return known.promise;
    if (asked.size === 0) setImmediate(() => void answer());
    const question = Promise.withResolvers<string | null>();
    asked.set(key, question);
    return question.promise;
  };
};
