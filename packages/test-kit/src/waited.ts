const TICK_MS = 10;

/**
 * What `work` gives, and how many milliseconds it waited for it while this process had a processor: a tick that comes
 * late counts as one, so that a busy machine does not look like a slow program.
 */
export const waited = async <T>(work: () => Promise<T>): Promise<[result: T, ms: number]> => {
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), TICK_MS);
  try {
    return [await work(), ticks * TICK_MS];
  } finally {
    clearInterval(clock);
  }
};
