import { inquiryStatusChanged, type InquiryStatus } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { forbidden, notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";

/** Sets a status, which means that the inquiry was seen. */
export const changeInquiryStatus = async (id: string, to: InquiryStatus, admin: User): Promise<InquiryRecord> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction(async (session) => {
    const inquiry = await Inquiry.findById(id).session(session).lean<InquiryRecord>();
    if (!inquiry) throw notFound("inquiry");
    const { status: from, userId } = inquiry;
    if (from === to && inquiry.isRead) return inquiry;
    const change = { status: to, isRead: true };
    await Inquiry.updateOne({ _id: id }, { $set: change }, { session });
    if (from !== to)
      await record(inquiryStatusChanged, { inquiryId: id, userId, from, to, changedBy: admin.id }, session);
    return { ...inquiry, ...change };
  });
};
