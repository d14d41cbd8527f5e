/** One prompt to the reader that calls wait for, however many ask it. */
export const createPrompt = () => {
  let settle: ((yes: boolean) => void) | undefined;
  let asking: Promise<boolean> | undefined;
  const watchers = new Set<() => void>();
  const notify = () => watchers.forEach((watch) => watch());

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
        notify();
      }
      return asking;
    },
    answer: (yes: boolean): void => {
      settle?.(yes);
      settle = asking = undefined;
      notify();
    },
  };
};

export type Prompt = ReturnType<typeof createPrompt>;
