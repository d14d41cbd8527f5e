import { forbidden, notFound, type User } from "@legal/service-kit";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";

/** Notes that staff have seen an inquiry, or makes it new again. */
export const markInquiry = async (id: string, isRead: boolean, admin: User): Promise<InquiryRecord> => {
  if (admin.role !== "admin") throw forbidden();
  const inquiry = await Inquiry.findOneAndUpdate(
    { _id: id },
    { $set: { isRead } },
    { returnDocument: "after" },
  ).lean<InquiryRecord>();
  if (!inquiry) throw notFound("inquiry");
  return inquiry;
};
