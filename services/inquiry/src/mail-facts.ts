import type { MailFacts } from "@legal/service-kit/mail";
import { Inquiry, type InquiryRecord } from "./inquiries/inquiry-model.ts";
import type { MailKinds } from "./mail/mail-kinds.ts";

/** What each mail says when it leaves; where it goes is the operator's setting, nothing in a request changes it. */
export const mailFacts: MailFacts<MailKinds> = {
  "new-inquiry": async ({ inquiryId }) => {
    const inquiry = await Inquiry.findById(inquiryId).lean<InquiryRecord>();
    if (!inquiry) return undefined;
    const { name, email, phone, serviceType, message } = inquiry;
    return { kind: "new-inquiry", name, email, phone, serviceType, message };
  },
};
