import { monthsBefore } from "@legal/service-kit/jobs";
import { AccessEntry } from "./access-entry-model.ts";

/** Audit entries are kept two years (개인정보의 안전성 확보조치 기준 제8조). Returns how many were removed. */
export const deleteOldAuditEntries = async (years: number, now = new Date()): Promise<number> => {
  const { deletedCount } = await AccessEntry.deleteMany({ createdAt: { $lt: monthsBefore(now, 12 * years) } });
  return deletedCount;
};
