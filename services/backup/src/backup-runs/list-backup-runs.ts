import { newestFirst, pageOf } from "@legal/service-kit";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";

/** One page of the history, and the cursor of the next when there is more. */
export const listBackupRuns = async (cursor: string | undefined, limit: number) => {
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await BackupRun.find(cursor ? newestFirst.after(cursor) : {}, null, page).lean<BackupRunRecord[]>();
  const { rows: runs, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { runs, nextCursor };
};
