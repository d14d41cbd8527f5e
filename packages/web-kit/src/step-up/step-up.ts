type Answer = (proved: boolean) => void;

let answer: Answer | undefined;
let asking: Promise<boolean> | undefined;
const watchers = new Set<() => void>();
const tell = () => watchers.forEach((watch) => watch());

/** One question to the reader, "is it still you?", however many calls wait for its answer. */
export const stepUp = {
  watch: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  isAsked: () => asking !== undefined,
  /** Whether they proved it; false where they would not, or nothing on the page could ask. */
  ask: (): Promise<boolean> => {
    if (watchers.size === 0) return Promise.resolve(false);
    if (!asking) {
      asking = new Promise((resolve) => (answer = resolve));
      tell();
    }
    return asking;
  },
  answer: (proved: boolean): void => {
    answer?.(proved);
    answer = asking = undefined;
    tell();
  },
};
