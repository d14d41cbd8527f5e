export interface SerialQueues {
  /** Runs work of one key in the order in which it was added, and work of different keys at once. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** How much of this key waits or runs. */
  lengthOf(key: string): number;
  /** Resolves when nothing that was added before waits or runs. */
  idle(): Promise<void>;
}

export const createSerialQueues = (): SerialQueues => {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return {
    run: async (key, work) => {
      const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
      queues.set(key, queue);
      queue.length += 1;
      const result = queue.last.then(work);
      queue.last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      }
    },
    lengthOf: (key) => queues.get(key)?.length ?? 0,
    idle: async () => {
      await Promise.all([...queues.values()].map(({ last }) => last));
    },
  };
};
