import type { BackupStatus } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import type { Destination } from "../destinations/destination.ts";
import { BackupRun } from "./backup-run-model.ts";

/** Removes what a run wrote; what cannot be removed now is for the next `removeRemains`. */
export const removeRemainsOf = async (runId: string, destination: Destination, logger: Logger): Promise<boolean> => {
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
export const removeRemains = async (destination: Destination, logger: Logger): Promise<number> => {
  const left = { target: destination.target, isRemoved: { $ne: true as const }, $or: OVER };
  const runs = await BackupRun.find(left, { _id: 1 }).lean();
  let removed = 0;
  for (const { _id } of runs) if (await removeRemainsOf(_id, destination, logger)) removed += 1;
  return removed;
};
