import { setTimeout as delay } from "node:timers/promises";

/** A client waits no longer than this for an answer. */
const RETRY_FOR_MS = 30_000;
const LONGEST_PAUSE_MS = 10;

/** "conflict": undone because of a concurrent write. "duplicate": an upsert inserted what another had inserted first. */
export type LostRace = "conflict" | "duplicate" | undefined;

interface LostRaces<T> {
  ofError: (error: unknown) => LostRace;
  ofResult: (result: T) => LostRace;
}

interface Attempt<T> {
  lost: LostRace;
  outcome: () => T;
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Repeats what failed only because others did the same at the same moment. Repetitions come one after the other: all
 * at once they would meet again, wait for each other in a circle, and be undone again. A duplicate is repeated once: the
 * other upsert has ended by then, so if that was the reason, its document is found.
 */
export const retryLostRaces = async <T>(work: () => Promise<T>, races: LostRaces<T>, inTurn: InTurn): Promise<T> => {
  const first = await attempt(work, races);
  if (!first.lost) return first.outcome();
  return inTurn(async () => {
    const deadline = Date.now() + RETRY_FOR_MS;
    let last = first;
    let duplicates = 0;
    while (last.lost && Date.now() < deadline) {
      if (last.lost === "duplicate" && ++duplicates > 1) break;
      // A conflict by now is one with a first attempt or a transaction, which need a moment to end.
      if (last !== first) await delay(Math.random() * LONGEST_PAUSE_MS);
      last = await attempt(work, races);
    }
    return last.outcome();
  });
};

const attempt = async <T>(work: () => Promise<T>, races: LostRaces<T>): Promise<Attempt<T>> => {
  try {
    const result = await work();
    return { lost: races.ofResult(result), outcome: () => result };
  } catch (error) {
    return {
      lost: races.ofError(error),
      outcome: () => {
        throw error;
      },
    };
  }
};
