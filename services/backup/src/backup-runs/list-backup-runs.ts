import { newestFirst } from "@legal/service-kit";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";

/** One page of the history, and the cursor of the next when there is more. */
export const listBackupRuns = async (cursor: string | undefined, limit: number) => {
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await BackupRun.find(cursor ? newestFirst.after(cursor) : {}, null, page).lean<BackupRunRecord[]>();
  const runs = found.slice(0, limit);
  const last = runs.at(-1);
  return { runs, nextCursor: found.length > limit && last ? newestFirst.cursorOf(last) : undefined };
};
