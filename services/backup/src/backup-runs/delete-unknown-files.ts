import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { BackupRun } from "./backup-run-model.ts";

const DAY_MS = 86_400_000;
const WRITTEN_BY_A_RUN = /^([\da-f-]{36})\.xlsx(\.part)?$/u;

/** Removes older .xlsx files whose runs are not stored: a restore brings runs back, and no file. Returns how many went. */
export const deleteUnknownFiles = async (directory: string, days: number, now = new Date()): Promise<number> => {
  const limit = now.getTime() - days * DAY_MS;
  let removed = 0;
  for (const name of await readdir(directory)) {
    const runId = WRITTEN_BY_A_RUN.exec(name)?.[1];
    if (runId === undefined || (await BackupRun.exists({ _id: runId }))) continue;
    const path = join(directory, name);
    const file = await stat(path).catch(() => undefined);
    if (!file || file.mtimeMs >= limit) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
};
