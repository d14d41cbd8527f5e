import { setTimeout as pause } from "node:timers/promises";

/** A broker that hangs may not hold up a process that ends. */
const LONGEST_MS = 1000;

/** Waits for an answer of the broker while stopping, but not for long; a failure is the caller's. */
export const inTime = async (answer: Promise<unknown>): Promise<void> => {
  const over = new AbortController();
  try {
    await Promise.race([answer, pause(LONGEST_MS, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
  }
};
