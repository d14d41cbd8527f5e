import { setTimeout as pause } from "node:timers/promises";
import type { Collection } from "mongoose";

/** Rows of one batch; with a pause between two, because traffic comes first. */
const BATCH = 500;
const PAUSE_MS = 20;

interface IdRange {
  $gt: string;
  $lte: string;
}

/**
 * Walks a collection by id, a batch at a time, and adds up what `write` returns for each range of ids. Rejects between
 * two batches when the signal aborts.
 */
export const walkByIds = async (
  collection: Collection,
  write: (ids: IdRange) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> => {
  const rows = collection as unknown as Collection<{ _id: string }>;
  let passed = "";
  let written = 0;
  for (;;) {
    // Read from the index of ids alone.
    const page = { projection: { _id: 1 }, sort: { _id: 1 }, limit: BATCH } as const;
    const ids = await rows.find({ _id: { $gt: passed } }, page).toArray();
    const last = ids.at(-1)?._id;
    if (last === undefined) return written;
    written += await write({ $gt: passed, $lte: last });
    passed = last;
    await pause(PAUSE_MS, undefined, signal && { signal });
  }
};

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

  const fillBatch = async (ids: IdRange): Promise<number> => {
    const found = await rows.find({ ...missing, _id: ids }, { projection: shown }).toArray();
    if (found.length === 0) return 0;
    const updates = found.map((row) => ({
      updateOne: { filter: { ...missing, ...row }, update: { $set: derive(row as Source) } },
    }));
    return (await rows.bulkWrite(updates, { ordered: false })).modifiedCount;
  };

  return ({ signal } = {}) => walkByIds(model.collection, fillBatch, signal);
};
