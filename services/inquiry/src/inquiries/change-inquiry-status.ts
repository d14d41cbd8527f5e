import { inquiryStatusChanged, type InquiryStatus } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { conflict, forbidden, notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { Inquiry, type InquiryRecord } from "./inquiry-model.ts";

interface NewStatus {
  id: string;
  status: InquiryStatus;
  /** What the caller saw; another one by now is a colleague's, and stays. */
  from?: InquiryStatus | undefined;
}

/** Sets a status, which means that the inquiry was seen. */
export const changeInquiryStatus = async (
  { id, status: to, from: seen }: NewStatus,
  admin: User,
): Promise<InquiryRecord> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction(async (session) => {
    const inquiry = await Inquiry.findById(id).session(session).lean<InquiryRecord>();
    if (!inquiry) throw notFound("inquiry");
    const { status: from, userId } = inquiry;
    if (from === to && inquiry.isRead) return inquiry;
    if (seen !== undefined && seen !== from) throw conflict("CONFLICT");
    const change = { status: to, isRead: true };
    await Inquiry.updateOne({ _id: id }, { $set: change }, { session });
    if (from !== to)
      await recordEvent(inquiryStatusChanged, { inquiryId: id, userId, from, to, changedBy: admin.id }, session);
    return { ...inquiry, ...change };
  });
};
