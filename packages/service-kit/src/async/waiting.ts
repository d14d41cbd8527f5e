import { setTimeout as pause } from "node:timers/promises";

interface BackoffOptions {
  firstMs: number;
  maxMs: number;
  factor?: number;
}

/** Milliseconds to wait before try number `attempt` (from 1): exponential, with jitter, so that replicas do not retry at the same moment. */
export const backoffMs = (attempt: number, { firstMs, maxMs, factor = 2 }: BackoffOptions): number =>
  Math.min(maxMs, firstMs * factor ** (attempt - 1)) * (0.75 + Math.random() / 2);

/** What `promise` resolves with, or undefined when that takes longer; a rejection is the caller's. */
export const waitAtMost = async <T>(promise: Promise<T>, ms: number): Promise<T | undefined> => {
  const settled = new AbortController();
  try {
    return await Promise.race([promise, pause(ms, undefined, { signal: settled.signal })]);
  } finally {
    settled.abort();
  }
};

/** Waits; ends early and quietly when `signal` aborts. */
export const waitFor = async (ms: number, signal?: AbortSignal): Promise<void> => {
  try {
    await pause(ms, undefined, signal && { signal });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
};
