import { setTimeout as delay } from "node:timers/promises";

const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 100;

/** The other upsert has ended when the duplicate is reported: one more attempt finds its document, if that was the reason. */
export const UPSERT_ATTEMPTS = 2;

interface Passing<T> {
  error: (error: unknown, attempt: number) => boolean;
  result: (result: T, attempt: number) => boolean;
}

/** Repeats what failed only because somebody else did the same at the same moment; the last attempt's outcome stands. */
export async function retryPassingFailures<T>(work: () => Promise<T>, isPassing: Passing<T>): Promise<T> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    try {
      const result = await work();
      if (!isPassing.result(result, attempt)) return result;
    } catch (error) {
      if (!isPassing.error(error, attempt)) throw error;
    }
    // At different moments, or the same ones meet again.
    await delay(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** attempt));
  }
  return work();
}
