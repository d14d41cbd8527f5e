import { AppError, type RateLimit } from "@legal/service-kit";

/** Until then a paper must be set: the gateway, which waits 30 s, would answer before a later one is refused. */
export const RENDER_LIMIT_MS = 25_000;

/** What one person may have rendered: so much at a time, and so often. */
export interface RenderingLimit {
  /** Throws 429 where as much of that person's is under way, or was rendered lately, and 503 where all have too much. */
  run<T>(personId: string, work: () => Promise<T>): Promise<T>;
}

/** What is under way is counted in this process, for each has a renderer of its own that its callers share. */
export const createRenderingLimit = (
  { atOnce, ofAll = Infinity, retryAfterSeconds }: { atOnce: number; ofAll?: number; retryAfterSeconds: number },
  rate: RateLimit,
): RenderingLimit => {
  const running = new Map<string, number>();
  return {
    run: async (personId, work) => {
      const count = running.get(personId) ?? 0;
      const all = [...running.values()].reduce((sum, one) => sum + one, 0);
      if (count >= atOnce) throw new AppError(429, "RATE_LIMITED", "RATE_LIMITED", { retryAfterSeconds });
      if (all >= ofAll) throw new AppError(503, "SERVICE_BUSY", "SERVICE_BUSY", { retryAfterSeconds });
      running.set(personId, count + 1);
      try {
        await rate.consume(personId);
        return await work();
      } finally {
        const left = (running.get(personId) ?? 1) - 1;
        if (left > 0) running.set(personId, left);
        else running.delete(personId);
      }
    },
  };
};
