import { isServiceId, serviceName } from "@legal/catalog";
import type { Inquiry } from "@legal/contracts";
import { CUSTOMER_MAILS } from "../../customer-mails/customer-mails.ts";

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** A draft answer in the customer's language, above a quote of the inquiry. */
export const replyEmail = ({ name, email, serviceType, language, message }: Inquiry) => {
  const { general, subject, body, quote } = CUSTOMER_MAILS[language].answer;
  const about = serviceType && isServiceId(serviceType) ? serviceName(serviceType, language) : general;
  return { to: email, subject: subject(about), body: `${body(name, about)}\n\n--- ${quote} ---\n${quoted(message)}` };
};
