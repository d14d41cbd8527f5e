interface PartitionedQueue {
  /** `work` must not reject. */
  add: (partitionKey: string, work: () => Promise<void>) => void;
  /** Resolves when nothing that was added before waits or runs. */
  idle: () => Promise<void>;
}

/** Runs work of one key in the order in which it was added, and work of different keys at once. */
export const createPartitionedQueue = (): PartitionedQueue => {
  const tails = new Map<string, Promise<void>>();

  const run = async (partitionKey: string, work: () => Promise<void>): Promise<void> => {
    const tail = (tails.get(partitionKey) ?? Promise.resolve()).then(work);
    tails.set(partitionKey, tail);
    await tail;
    if (tails.get(partitionKey) === tail) tails.delete(partitionKey);
  };

  return {
    add: (partitionKey, work) => void run(partitionKey, work),
    idle: async () => {
      await Promise.all(tails.values());
    },
  };
};
