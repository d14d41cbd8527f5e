import { setTimeout as pause } from "node:timers/promises";

interface UntilOptions {
  timeoutMs?: number;
  intervalMs?: number;
}

/** Longer than the first pause after a failed try, such as a mail's 30 s: on a busy machine a call may time out once. */
const PATIENCE_MS = 75_000;

/** As much of an error as a summary of a long run shows. */
const REASON_MAX = 600;

/**
 * Waits until `condition` gives something truthy (and returns it) or stops throwing; fails with its last error, or
 * with its source text, when the time is up.
 */
export const until = async <T>(
  condition: () => T | Promise<T>,
  { timeoutMs = PATIENCE_MS, intervalMs = 20 }: UntilOptions = {},
): Promise<NonNullable<T>> => {
  const deadline = performance.now() + timeoutMs;
  let failure: unknown;
  do {
    try {
      const result = await condition();
      if (result) return result;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await pause(intervalMs);
  } while (performance.now() < deadline);
  const reason = failure instanceof Error ? failure.message.slice(0, REASON_MAX) : condition.toString();
  throw new Error(`not within ${timeoutMs} ms: ${reason}`, { cause: failure });
};
