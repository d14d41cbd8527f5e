import type { OutboxRow } from "./outbox.ts";
import { keepPublished } from "./published-events.ts";

interface Mover {
  /** Resolves at once, unless too much waits. */
  add: (rows: OutboxRow[]) => Promise<void>;
  /** Resolves when everything is moved; throws when something could not be. */
  finish: () => Promise<void>;
}

/** One transaction for so many rows costs little more than for one. */
const BATCH = 500;

/** Moves published rows out of the outbox beside the publishing of the next ones, one batch at a time. */
export const createMover = (onMoved: (rows: readonly OutboxRow[]) => void): Mover => {
  const waiting: OutboxRow[] = [];
  let moving = Promise.resolve();

  const keep = async (rows: readonly OutboxRow[]): Promise<void> => {
    await keepPublished(rows);
    onMoved(rows);
  };

  const move = async (): Promise<void> => {
    await moving;
    if (waiting.length === 0) return;
    moving = keep(waiting.splice(0));
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
