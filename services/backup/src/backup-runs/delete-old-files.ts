import type { Logger } from "@legal/service-kit";
import type { Destinations } from "../destinations/destination.ts";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";
import { deleteRunOutput } from "./delete-run-output.ts";

const DAY_MS = 86_400_000;

/** Removes .xlsx files that are older; the history keeps their runs. Returns how many went. */
export const deleteOldFiles = async (
  destinations: Destinations,
  logger: Logger,
  days: number,
  now = new Date(),
): Promise<number> => {
  const limit = new Date(now.getTime() - days * DAY_MS);
  const old = await BackupRun.find(
    { target: "file", url: { $ne: null }, createdAt: { $lt: limit } },
    { _id: 1, target: 1 },
  ).lean<Pick<BackupRunRecord, "_id" | "target">[]>();
  let removed = 0;
  for (const run of old) {
    // What fails, or is killed in between, is tried again, for the run still has its address.
    if (!(await deleteRunOutput(run, destinations, logger))) continue;
    await BackupRun.updateOne({ _id: run._id }, { $set: { url: null } });
    removed += 1;
  }
  return removed;
};
