import { setTimeout as pause } from "node:timers/promises";
import type { Collection } from "mongoose";
import type { Logger } from "pino";
import { startHourly } from "./hourly.ts";

/** So many rows are looked at in one go, with a rest between two: traffic comes first. */
const STRETCH = 500;
const REST_MS = 20;

interface Missing<Source> {
  model: { collection: Collection };
  /** What an earlier release did not keep; a row that has it is left alone. */
  field: string;
  /** What it follows from. A row in which this changes meanwhile is left to the next run. */
  from: readonly (keyof Source & string)[];
  /** Only rows like these. */
  among?: object;
  derive: (source: Source) => object;
}

/** Rejects between two stretches when it is told to end. */
type Fill = (signal?: AbortSignal) => Promise<number>;

/**
 * How to give rows of an earlier release a field that follows from others. It walks the rows by id and writes what is
 * missing, a stretch at a time, so it can be killed and run again, beside traffic, beside itself and beside the release
 * before. Resolves with the number of rows written.
 */
export const fillMissing = <Source>({ model, field, from, among = {}, derive }: Missing<Source>): Fill => {
  const rows = model.collection as unknown as Collection<{ _id: string }>;
  const unfilled = { ...among, [field]: { $exists: false } };
  const shown = Object.fromEntries(from.map((name) => [name, 1]));

  /** The last id of the next stretch, read from the index of ids alone. */
  const endOfStretch = async (passed: string): Promise<string | undefined> => {
    const page = { projection: { _id: 1 }, sort: { _id: 1 }, limit: STRETCH } as const;
    const ids = await rows.find({ _id: { $gt: passed } }, page).toArray();
    return ids.at(-1)?._id;
  };

  const fill = async (passed: string, last: string): Promise<number> => {
    const stretch = { ...unfilled, _id: { $gt: passed, $lte: last } };
    const found = await rows.find(stretch, { projection: shown }).toArray();
    if (found.length === 0) return 0;
    const updates = found.map((row) => ({
      updateOne: { filter: { ...unfilled, ...row }, update: { $set: derive(row as Source) } },
    }));
    return (await rows.bulkWrite(updates, { ordered: false })).modifiedCount;
  };

  return async (signal) => {
    let passed = "";
    let filled = 0;
    for (;;) {
      const last = await endOfStretch(passed);
      if (last === undefined) return filled;
      filled += await fill(passed, last);
      passed = last;
      await pause(REST_MS, undefined, { signal });
    }
  };
};

/** Fills in now, behind the service's start, and once an hour while the release before may still write; returns how to stop it. */
export const startFilling = (what: string, fill: Fill, logger: Logger): (() => void) =>
  startHourly({
    what,
    logger,
    run: async (signal) => {
      const filled = await fill(signal);
      if (filled > 0) logger.info({ what, filled }, "filled in what an earlier release did not keep");
    },
  });
