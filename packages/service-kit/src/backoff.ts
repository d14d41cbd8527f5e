import { setTimeout as pause } from "node:timers/promises";

interface BackoffOptions {
  firstMs: number;
  maxMs: number;
  factor?: number;
}

/** Milliseconds to wait before try number `attempt` (from 1): exponential, with jitter so that replicas do not march. */
export const backoffMs = (attempt: number, { firstMs, maxMs, factor = 2 }: BackoffOptions): number =>
  Math.min(maxMs, firstMs * factor ** (attempt - 1)) * (0.75 + Math.random() / 2);

/** Waits; ends early and quietly when `signal` aborts. */
export const waitFor = async (ms: number, signal?: AbortSignal): Promise<void> => {
  try {
    await pause(ms, undefined, signal && { signal });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
};
