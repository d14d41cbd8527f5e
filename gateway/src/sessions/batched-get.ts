import type { Redis } from "ioredis";

/**
 * A `GET` whose questions of one turn of the event loop are one `MGET`: under load a command for each request would cost
 * a third of what the gateway does for it. Rejects when Redis does not answer.
 */
export const createBatchedGet = (redis: Redis): ((key: string) => Promise<string | null>) => {
  let asked = new Map<string, PromiseWithResolvers<string | null>>();

  const ask = async (): Promise<void> => {
    const waiting = asked;
    asked = new Map();
    try {
      const values = await redis.mget([...waiting.keys()]);
      for (const [index, { resolve }] of [...waiting.values()].entries()) resolve(values[index] ?? null);
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  };

  return (key) => {
    const known = asked.get(key);
    if (known) return known.promise;
    const answer = Promise.withResolvers<string | null>();
    if (asked.size === 0) setImmediate(() => void ask());
    asked.set(key, answer);
    return answer.promise;
  };
};
