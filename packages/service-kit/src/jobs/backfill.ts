import { setTimeout as pause } from "node:timers/promises";
import type { Collection } from "mongoose";

/** Rows of one batch; with a pause between two, because traffic comes first. */
const BATCH = 500;
const PAUSE_MS = 20;

interface BackfillOptions<Source> {
  model: { collection: Collection };
  /** What an earlier release did not store; a row that has it is left alone. */
  field: string;
  /** What it is derived from. A row in which this changes during the run is left to the next one. */
  from: readonly (keyof Source & string)[];
  /** Only rows like these. */
  among?: object;
  derive: (source: Source) => object;
}

/** Resolves with the number of rows written; rejects between two batches when the signal aborts. */
export type Backfill = (context?: { signal?: AbortSignal }) => Promise<number>;

/**
 * Gives rows of an earlier release a field that follows from others. It walks the rows by id, a batch at a time, so it
 * can be killed and run again, beside traffic, beside itself and beside the release before.
 */
export const createBackfill = <Source>({
  model,
  field,
  from,
  among = {},
  derive,
}: BackfillOptions<Source>): Backfill => {
  const rows = model.collection as unknown as Collection<{ _id: string }>;
  const missing = { ...among, [field]: { $exists: false } };
  const shown = Object.fromEntries(from.map((name) => [name, 1]));

  /** The last id of the next batch, read from the index of ids alone. */
  const endOfBatch = async (passed: string): Promise<string | undefined> => {
    const page = { projection: { _id: 1 }, sort: { _id: 1 }, limit: BATCH } as const;
    const ids = await rows.find({ _id: { $gt: passed } }, page).toArray();
    return ids.at(-1)?._id;
  };

  const fillBatch = async (passed: string, last: string): Promise<number> => {
    const batch = { ...missing, _id: { $gt: passed, $lte: last } };
    const found = await rows.find(batch, { projection: shown }).toArray();
    if (found.length === 0) return 0;
    const updates = found.map((row) => ({
      updateOne: { filter: { ...missing, ...row }, update: { $set: derive(row as Source) } },
    }));
    return (await rows.bulkWrite(updates, { ordered: false })).modifiedCount;
  };

  return async ({ signal } = {}) => {
    let passed = "";
    let filled = 0;
    for (;;) {
      const last = await endOfBatch(passed);
      if (last === undefined) return filled;
      filled += await fillBatch(passed, last);
      passed = last;
      await pause(PAUSE_MS, undefined, signal && { signal });
    }
  };
};
