import { AppError } from "../errors.ts";

interface PersonQueues {
  /** Runs the person's work one after another; throws 429 when too much of it waits already. */
  run<R>(person: string, work: () => Promise<R>): Promise<R>;
}

const RETRY_AFTER_SECONDS = 5;

const tooMany = (): AppError =>
  new AppError(429, "RATE_LIMITED", "RATE_LIMITED", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** So that whoever asks for much waits behind themselves and not before everybody else. */
export const personQueues = (most: number): PersonQueues => {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return {
    run: async (person, work) => {
      const queue = queues.get(person) ?? { length: 0, last: Promise.resolve() };
      if (queue.length >= most) throw tooMany();
      queues.set(person, queue);
      queue.length += 1;
      const mine = queue.last.then(work);
      queue.last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(person);
      }
    },
  };
};
