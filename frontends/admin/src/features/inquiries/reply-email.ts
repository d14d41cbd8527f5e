import { isServiceId, serviceName } from "@legal/catalog";
import type { Inquiry } from "@legal/contracts";
import type { Language } from "@legal/contracts/constants";

interface Template {
  /** For an inquiry about no service. */
  general: string;
  subject: (about: string) => string;
  body: (name: string, about: string) => string;
  quote: string;
}

/** By the customer's language, not the reader's. */
const TEMPLATES: Record<Language, Template> = {
  ko: {
    general: "일반 문의",
    subject: (about) => `[온담 법률서비스] 문의하신 내용에 답변드립니다 (${about})`,
    body: (name, about) =>
      `${name}님, 안녕하세요. 온담 법률서비스입니다.\n${about}에 관해 남겨주신 문의에 답변드립니다.\n\n\n\n감사합니다.\n온담 법률서비스 드림`,
    quote: "남겨주신 문의",
  },
  en: {
    general: "your inquiry",
    subject: (about) => `[Ondam Legal] Our answer to your inquiry (${about})`,
    body: (name, about) =>
      `Dear ${name},\n\nThank you for writing to Ondam Legal about: ${about}.\n\n\n\nKind regards,\nOndam Legal`,
    quote: "Your inquiry",
  },
  ja: {
    general: "一般のお問い合わせ",
    subject: (about) => `【オンダム法律サービス】お問い合わせへのご返信（${about}）`,
    body: (name, about) =>
      `${name} 様\n\nオンダム法律サービスです。「${about}」についてのお問い合わせにお答えいたします。\n\n\n\nよろしくお願いいたします。\nオンダム法律サービス`,
    quote: "お問い合わせ内容",
  },
  zh: {
    general: "一般留言",
    subject: (about) => `【温谈法律服务】关于您咨询的回复（${about}）`,
    body: (name, about) =>
      `${name}，您好！\n\n这里是温谈法律服务。关于您咨询的“${about}”，我们答复如下：\n\n\n\n顺颂时祺\n温谈法律服务 敬上`,
    quote: "您的留言",
  },
};

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** A draft answer in the customer's language, above a quote of the inquiry. */
export const replyEmail = ({ name, email, serviceType, language, message }: Inquiry) => {
  const { general, subject, body, quote } = TEMPLATES[language];
  const about = serviceType && isServiceId(serviceType) ? serviceName(serviceType, language) : general;
  return { to: email, subject: subject(about), body: `${body(name, about)}\n\n--- ${quote} ---\n${quoted(message)}` };
};
