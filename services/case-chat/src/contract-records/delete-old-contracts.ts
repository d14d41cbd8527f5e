import { monthsBefore } from "@legal/service-kit/jobs";
import { ContractRecord } from "./contract-record-model.ts";

/** Records of contracts are kept five years (전자상거래법 시행령 제6조), then removed. Returns how many went. */
export const deleteOldContracts = async (years: number, now = new Date()): Promise<number> => {
  const { deletedCount } = await ContractRecord.deleteMany({ deletedAt: { $lt: monthsBefore(now, 12 * years) } });
  return deletedCount;
};
