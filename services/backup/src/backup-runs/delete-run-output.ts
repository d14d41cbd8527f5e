import type { BackupStatus } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { destinationOf, type Destinations } from "../destinations/destination.ts";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";

type Run = Pick<BackupRunRecord, "_id" | "target">;

/** Deletes what a run wrote, from where it wrote it; what cannot be removed now is for the next `deleteUnusedOutput`. */
export const deleteRunOutput = async (
  { _id: runId, target }: Run,
  destinations: Destinations,
  logger: Logger,
): Promise<boolean> => {
  const destination = destinationOf(target, destinations);
  if (!destination) return false;
  try {
    await destination.discard(runId);
    await BackupRun.updateOne({ _id: runId }, { $set: { isRemoved: true } });
    return true;
  } catch (error) {
    logger.warn({ err: error, runId }, "what a backup left could not be removed");
    return false;
  }
};

const CAME_TO_NOTHING: BackupStatus[] = ["failed", "interrupted"];
const OVER = [{ status: { $in: CAME_TO_NOTHING } }, { status: "complete" as const, url: null }];

/** The same of each run that came to nothing or whose time is over. Returns of how many. */
export const deleteUnusedOutput = async (destinations: Destinations, logger: Logger): Promise<number> => {
  const targets = destinations.map(({ target }) => target);
  const left = { target: { $in: targets }, isRemoved: { $ne: true as const }, $or: OVER };
  const runs = await BackupRun.find(left, { _id: 1, target: 1 }).lean<Run[]>();
  let removed = 0;
  for (const run of runs) if (await deleteRunOutput(run, destinations, logger)) removed += 1;
  return removed;
};
