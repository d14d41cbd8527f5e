import type { InquiryCounts } from "@legal/contracts";
import { Inquiry } from "./inquiry-model.ts";

/** Numbers for the office's tabs and dashboard. Nearly all inquiries of an old office are resolved: these are what is left. */
export const countInquiries = async (): Promise<InquiryCounts> => {
  const [total, unread, pending, contacted] = await Promise.all([
    Inquiry.countDocuments(),
    Inquiry.countDocuments({ isRead: false }),
    Inquiry.countDocuments({ status: "pending" }),
    Inquiry.countDocuments({ status: "contacted" }),
  ]);
  // Counted one beside the other, so an inquiry that comes meanwhile may be in one of them alone.
  const resolved = Math.max(0, total - pending - contacted);
  return { total, unread, byStatus: { pending, contacted, resolved } };
};
