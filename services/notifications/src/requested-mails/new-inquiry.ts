import { isServiceId, serviceName } from "@legal/catalog";
import { oneLine, type RequestedMail } from "@legal/contracts";
import type { Mail } from "@legal/service-kit/mail";
import { renderMail } from "../mails/render-mail.ts";

type NewInquiry = Extract<RequestedMail, { kind: "new-inquiry" }>;

const nameOf = (serviceType: string | null): string =>
  serviceType !== null && isServiceId(serviceType) ? serviceName(serviceType, "ko") : "서비스 미지정";

const factsOf = ({ name, email, phone, serviceType }: NewInquiry): string =>
  [`이름: ${name}`, `이메일: ${email}`, `전화번호: ${phone ?? "없음"}`, `서비스: ${nameOf(serviceType)}`].join("\n");

/** Notifies staff, who read Korean, of a new inquiry; an answer to the mail goes to the customer. */
export const composeNewInquiry = (inquiry: NewInquiry, staffEmail: string, deskPage: URL): Mail => {
  const subject = oneLine(`[새 문의] ${nameOf(inquiry.serviceType)} · ${inquiry.name}`);
  return {
    to: staffEmail,
    replyTo: inquiry.email,
    ...renderMail("ko", {
      subject,
      parts: [factsOf(inquiry), inquiry.message, { button: "문의 목록에서 보기", link: deskPage.href }],
    }),
  };
};
