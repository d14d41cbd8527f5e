/**
 * The longest time, in ms of this thread's processor, that the work kept the event loop to itself. Time in which the
 * machine runs something else does not count.
 */
export const longestTurnMs = async (work: () => unknown): Promise<number> => {
  let longest = 0;
  let over = false;
  let last = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  };
  const turn = (): void => {
    look();
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  over = true;
  look();
  return longest;
};

interface Slow {
  text: string;
  ms: number;
}

const TRIES = 3;
/** Twice what a turn may take: machines differ by so much, and a pattern that is not linear takes seconds. */
const BUDGET_MS = 100;

/**
 * Which of the texts hold up the event loop for longer than the budget when they are read; the best of three
 * tries counts, for the first ones also pay for compiling and collecting.
 */
export const tooSlowFor = async (
  read: (text: string) => unknown,
  texts: readonly (readonly [name: string, text: string])[],
  budgetMs = BUDGET_MS,
): Promise<readonly Slow[]> => {
  const slow: Slow[] = [];
  for (const [name, text] of texts) {
    let ms = await longestTurnMs(() => read(text));
    for (let tries = 1; ms > budgetMs && tries < TRIES; tries += 1)
      ms = Math.min(ms, await longestTurnMs(() => read(text)));
    if (ms > budgetMs) slow.push({ text: name, ms: Math.round(ms) });
  }
  return slow;
};
