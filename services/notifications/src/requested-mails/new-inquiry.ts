import { isServiceId, serviceName } from "@legal/catalog";
import { oneLine, type RequestedMail } from "@legal/contracts";
import { htmlMail, linkButton, paragraph, type Mail } from "@legal/service-kit/mail";

type NewInquiry = Extract<RequestedMail, { kind: "new-inquiry" }>;

const nameOf = (serviceType: string | null): string =>
  serviceType !== null && isServiceId(serviceType) ? serviceName(serviceType, "ko") : "서비스 미지정";

const factsOf = ({ name, email, phone, serviceType }: NewInquiry): string =>
  [`이름: ${name}`, `이메일: ${email}`, `전화번호: ${phone ?? "없음"}`, `서비스: ${nameOf(serviceType)}`].join("\n");

/** Notifies staff, who read Korean, of a new inquiry; an answer to the mail goes to the customer. */
export const composeNewInquiry = (inquiry: NewInquiry, staffEmail: string, deskPage: URL): Mail => {
  const subject = oneLine(`[새 문의] ${nameOf(inquiry.serviceType)} · ${inquiry.name}`);
  const facts = factsOf(inquiry);
  const desk = deskPage.href;
  return {
    to: staffEmail,
    replyTo: inquiry.email,
    subject,
    text: `${facts}\n\n${inquiry.message}\n\n${desk}\n`,
    html: htmlMail("ko", subject, [
      paragraph(facts),
      paragraph(inquiry.message),
      linkButton("문의 목록에서 보기", desk),
    ]),
  };
};
