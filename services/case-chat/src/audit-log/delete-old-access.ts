import { monthsBefore } from "@legal/service-kit";
import { AccessEntry } from "./access-entry-model.ts";

/** Records of staff's access are kept two years (개인정보의 안전성 확보조치 기준 제8조), then removed. Returns how many went. */
export const deleteOldAccess = async (years: number, now = new Date()): Promise<number> => {
  const { deletedCount } = await AccessEntry.deleteMany({ createdAt: { $lt: monthsBefore(now, 12 * years) } });
  return deletedCount;
};
