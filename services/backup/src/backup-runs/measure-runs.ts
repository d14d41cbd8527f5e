import { BACKUP_KINDS, type BackupKind, type BackupStatus } from "@legal/contracts";
import { gauge, newestFirst } from "@legal/service-kit";
import { BackupRun } from "./backup-run-model.ts";
import { interruptedRuns } from "./end-interrupted-runs.ts";

const ENDED: BackupStatus[] = ["complete", "failed", "interrupted"];

/** Whether the newest run of a kind that is over, or whose process was killed, came to nothing. */
const newestFailed = async (kind: BackupKind): Promise<number> => {
  const over = { kind, $or: [{ status: { $in: ENDED } }, interruptedRuns(new Date())] };
  const run = await BackupRun.findOne(over, { status: 1 }, { sort: newestFirst.sort }).lean();
  return run && run.status !== "complete" ? 1 : 0;
};

/** Measures at each scrape; a good run of the same kind clears it. */
export const measureRuns = (): void => {
  gauge(
    "backup_newest_failed",
    "1 where the newest backup of a kind failed or was interrupted",
    ["kind"],
    async (own) => {
      for (const kind of BACKUP_KINDS) own.set({ kind }, await newestFailed(kind));
    },
  );
};
