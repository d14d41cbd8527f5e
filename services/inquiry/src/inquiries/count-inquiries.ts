import { INQUIRY_STATUSES, type InquiryCounts, type InquiryStatus } from "@legal/contracts";
import { Inquiry } from "./inquiry-model.ts";

/** Numbers for the office's tabs and dashboard. */
export const countInquiries = async (): Promise<InquiryCounts> => {
  const [groups, unread] = await Promise.all([
    Inquiry.aggregate<{ _id: InquiryStatus; count: number }>([{ $group: { _id: "$status", count: { $sum: 1 } } }]),
    Inquiry.countDocuments({ isRead: false }),
  ]);
  const counts = new Map(groups.map(({ _id, count }) => [_id, count]));
  const byStatus = Object.fromEntries(
    INQUIRY_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as InquiryCounts["byStatus"];
  return { total: Object.values(byStatus).reduce((sum, count) => sum + count, 0), unread, byStatus };
};
