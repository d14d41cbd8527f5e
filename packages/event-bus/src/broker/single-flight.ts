interface SingleFlight {
  /** Runs the work, or once more after the present run. */
  wake: () => void;
  /** Resolves when nothing runs. */
  idle: () => Promise<void>;
}

/** Runs `work` never twice at once, and again for whatever was asked while it ran. `work` must not throw. */
export const createSingleFlight = (work: () => Promise<void>): SingleFlight => {
  let running: Promise<void> | undefined;
  let asked = false;

  const run = async (): Promise<void> => {
    while (asked) {
      asked = false;
      await work();
    }
    running = undefined;
  };

  return {
    wake: () => {
      asked = true;
      running ??= run();
    },
    idle: async () => {
      await running;
    },
  };
};
