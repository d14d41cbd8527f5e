import { setTimeout as pause } from "node:timers/promises";
import { CaseRoom } from "./case-room-model.ts";
import { COPY_CASE, NOT_COPIED } from "./case-of-room.ts";

const BATCH = 500;
/** Between two batches: requests come first. */
const REST_MS = 20;

/** The last id of the next batch, read from the index of ids alone. */
const endOfBatch = async (passed: string): Promise<string | undefined> => {
  const rooms = await CaseRoom.find({ _id: { $gt: passed } }, { _id: 1 }, { sort: { _id: 1 }, limit: BATCH }).lean();
  return rooms.at(-1)?._id;
};

/**
 * Gives cases that the release before wrote their sub-document (ADR 22). It can be stopped and run again at any time,
 * beside requests, itself and that release. Resolves with how many it wrote.
 */
export const backfillCases = async (signal?: AbortSignal): Promise<number> => {
  let written = 0;
  for (let passed = ""; ;) {
    const last = await endOfBatch(passed);
    if (last === undefined) return written;
    const batch = { ...NOT_COPIED, _id: { $gt: passed, $lte: last } };
    written += (await CaseRoom.updateMany(batch, [COPY_CASE], { updatePipeline: true })).modifiedCount;
    passed = last;
    await pause(REST_MS, undefined, { signal });
  }
};
