import type { Inquiry as InquiryAnswer, OwnInquiry } from "@legal/contracts";
import type { InquiryRecord } from "./inquiry-model.ts";

/** As its sender sees it. */
export const presentOwnInquiry = (inquiry: InquiryRecord): OwnInquiry => {
  const { _id: id, name, email, phone, serviceType, message, status, createdAt } = inquiry;
  return { id, name, email, phone, serviceType, message, status, createdAt: createdAt.toISOString() };
};

/** As staff see it. */
export const presentInquiry = (inquiry: InquiryRecord): InquiryAnswer => {
  const { userId, language, isRead } = inquiry;
  return { ...presentOwnInquiry(inquiry), userId, language, isRead };
};
