import { monthsBefore } from "@legal/service-kit/jobs";
import { Inquiry } from "./inquiry-model.ts";

/** Records of complaints are kept three years (전자상거래법 시행령 제6조), then removed. Returns how many went. */
export const deleteOldInquiries = async (years: number, now = new Date()): Promise<number> => {
  const { deletedCount } = await Inquiry.deleteMany({ createdAt: { $lt: monthsBefore(now, 12 * years) } });
  return deletedCount;
};
