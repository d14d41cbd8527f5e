import type { Destination } from "../destinations/destination.ts";
import { BackupRun } from "./backup-run-model.ts";

const DAY_MS = 86_400_000;

/** Removes .xlsx files that are older; the history keeps their runs. Returns how many went. */
export const deleteOldFiles = async (destination: Destination, days: number, now = new Date()): Promise<number> => {
  const limit = new Date(now.getTime() - days * DAY_MS);
  const old = await BackupRun.find(
    { target: "file", url: { $ne: null }, createdAt: { $lt: limit } },
    { _id: 1 },
  ).lean();
  const ids = old.map(({ _id }) => _id);
  for (const id of ids) {
    await BackupRun.updateOne({ _id: id }, { $set: { url: null } });
    await destination.discard(id);
  }
  return ids.length;
};
