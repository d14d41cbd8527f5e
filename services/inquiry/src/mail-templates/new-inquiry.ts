import { isServiceId, serviceName } from "@legal/catalog";
import { htmlMail, linkButton, paragraph, type Mail } from "@legal/service-kit/mail";
import { Inquiry, type InquiryRecord } from "../inquiries/inquiry-model.ts";
import type { MailKinds } from "../mail/mail-kinds.ts";

export interface MailSettings {
  /** Where every mail goes; nothing in a request changes it. */
  staffEmail: string;
  publicOrigin: string;
}

const nameOf = (serviceType: string | null): string =>
  serviceType !== null && isServiceId(serviceType) ? serviceName(serviceType, "ko") : "서비스 미지정";

const factsOf = ({ name, email, phone, serviceType }: InquiryRecord): string =>
  [`이름: ${name}`, `이메일: ${email}`, `전화번호: ${phone ?? "없음"}`, `서비스: ${nameOf(serviceType)}`].join("\n");

/** Notifies staff, who read Korean, of a new inquiry; an answer to the mail goes to the customer. */
export const composeNewInquiry =
  ({ staffEmail, publicOrigin }: MailSettings) =>
  async ({ inquiryId }: MailKinds["new-inquiry"]): Promise<Mail | undefined> => {
    const inquiry = await Inquiry.findById(inquiryId).lean<InquiryRecord>();
    if (!inquiry) return undefined;
    const subject = `[새 문의] ${nameOf(inquiry.serviceType)} · ${inquiry.name}`;
    const desk = new URL("/admin?tab=inquiries", publicOrigin).href;
    const facts = factsOf(inquiry);
    const html = htmlMail("ko", subject, [
      paragraph(facts),
      paragraph(inquiry.message),
      linkButton("문의 목록에서 보기", desk),
    ]);
    return {
      to: staffEmail,
      replyTo: inquiry.email,
      subject,
      text: `${facts}\n\n${inquiry.message}\n\n${desk}\n`,
      html,
    };
  };
