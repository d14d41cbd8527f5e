/** One question to the reader that calls wait for, however many ask it. */
export const createQuestion = () => {
  let settle: ((yes: boolean) => void) | undefined;
  let asking: Promise<boolean> | undefined;
  const watchers = new Set<() => void>();
  const tell = () => watchers.forEach((watch) => watch());

  return {
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    isAsked: () => asking !== undefined,
    /** False where they would not, or nothing on the page could ask. */
    ask: (): Promise<boolean> => {
      if (watchers.size === 0) return Promise.resolve(false);
      if (!asking) {
        asking = new Promise((resolve) => (settle = resolve));
        tell();
      }
      return asking;
    },
    answer: (yes: boolean): void => {
      settle?.(yes);
      settle = asking = undefined;
      tell();
    },
  };
};

export type Question = ReturnType<typeof createQuestion>;
