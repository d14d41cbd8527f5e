import { AppError } from "@legal/service-kit";

/** What one person has done at a time. */
export interface AtOnce {
  /** Throws 429 where as much of that person's is under way. */
  run<T>(personId: string, work: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 5;

/** Counts in this process, for each has a renderer of its own that its callers share. */
export const createAtOnce = (most: number): AtOnce => {
  const running = new Map<string, number>();
  return {
    run: async (personId, work) => {
      const count = running.get(personId) ?? 0;
      if (count >= most)
        throw new AppError(429, "RATE_LIMITED", "RATE_LIMITED", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      running.set(personId, count + 1);
      try {
        return await work();
      } finally {
        const left = (running.get(personId) ?? 1) - 1;
        if (left > 0) running.set(personId, left);
        else running.delete(personId);
      }
    },
  };
};
