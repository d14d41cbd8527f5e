const FIRST_MS = 1000;
const LONGEST_MS = 15_000;
/** After an outage not every browser retries in the same instant. */
const JITTER = 0.25;

/** Delays between attempts, each about twice the one before, which can all be cut short. */
export const createBackoff = () => {
  const sleepers = new Set<() => void>();
  return {
    after: (tries: number) =>
      new Promise<void>((resume) => {
        const length = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
        const wake = () => {
          clearTimeout(timer);
          sleepers.delete(wake);
          resume();
        };
        const timer = setTimeout(wake, length * (1 - JITTER + 2 * JITTER * Math.random()));
        sleepers.add(wake);
      }),
    endAll: () => {
      for (const wake of sleepers) wake();
    },
  };
};
