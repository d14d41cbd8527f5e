import type { Logger } from "@legal/service-kit";
import type { Destinations } from "../destinations/destination.ts";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";
import { deleteRunOutput } from "./delete-run-output.ts";
import { RUN_LEASE_MS } from "./run-heartbeat.ts";

/** Runs that show no sign of life any more. */
export const interruptedRuns = (now: Date) =>
  ({ status: "running", aliveAt: { $lt: new Date(now.getTime() - RUN_LEASE_MS) } }) as const;

/** Marks runs whose process was killed as interrupted and removes what they left half-done. Returns how many. */
export const endInterruptedRuns = async (
  destinations: Destinations,
  logger: Logger,
  now = new Date(),
): Promise<number> => {
  const interrupted = interruptedRuns(now);
  const runs = await BackupRun.find(interrupted).lean<BackupRunRecord[]>();
  for (const run of runs) {
    const over = { status: "interrupted", errorCode: "BACKUP_INTERRUPTED", finishedAt: now } as const;
    const { modifiedCount } = await BackupRun.updateOne({ ...interrupted, _id: run._id }, { $set: over });
    if (modifiedCount > 0) await deleteRunOutput(run, destinations, logger);
  }
  return runs.length;
};
