import { DangerNotice } from "./danger-notice-model.ts";

const DAY_MS = 86_400_000;

/** Returns how many were removed. */
export const deleteOldDangerNotices = async (days: number, now: Date): Promise<number> => {
  const { deletedCount } = await DangerNotice.deleteMany({
    createdAt: { $lt: new Date(now.getTime() - days * DAY_MS) },
  });
  return deletedCount;
};
