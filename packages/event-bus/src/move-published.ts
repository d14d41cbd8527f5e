import type { OutboxRow } from "./outbox.ts";
import { keepPublished } from "./published-events.ts";

interface Mover {
  /** Resolves at once, unless too much waits. */
  add: (rows: OutboxRow[]) => Promise<void>;
  /** Resolves when everything is moved; throws when something could not be, which is then published again. */
  finish: () => Promise<void>;
}

/** One transaction for so many rows costs little more than for one. */
const BATCH = 500;

/** Moves published rows out of the outbox beside the publishing of the next ones, one batch at a time. */
export const createMover = (): Mover => {
  const waiting: OutboxRow[] = [];
  let moving = Promise.resolve();

  const move = async (): Promise<void> => {
    await moving;
    if (waiting.length === 0) return;
    moving = keepPublished(waiting.splice(0));
    // Awaited by the next move or by finish, which then reject.
    moving.catch(() => undefined);
  };

  return {
    add: async (rows) => {
      waiting.push(...rows);
      if (waiting.length >= BATCH) await move();
    },
    finish: async () => {
      await move();
      await moving;
    },
  };
};
