import type { ChatRoom, Customer } from "@legal/contracts";
import { caseValues, fillTemplate } from "@legal/domain-ui/templates";
import type { EmailDraft } from "../../../webmail/compose-link.ts";
import { CUSTOMER_MAILS } from "../../../customer-mails/customer-mails.ts";
import { EMAIL_KINDS, type EmailKind } from "../../../customer-mails/mail-words.ts";

/** The templates that fit: an admin support room has no status, and not every case a deadline. */
export const emailKindsOf = (room: ChatRoom): EmailKind[] =>
  EMAIL_KINDS.filter((kind) => {
    if (kind === "deadline") return room.deadline !== null;
    return kind === "documents" || room.packageType !== null;
  });

/** A draft to the customer of a case, in the customer's language. */
export const caseEmail = (room: ChatRoom, customer: Customer, kind: EmailKind): EmailDraft => {
  const { greeting, signature, [kind]: text } = CUSTOMER_MAILS[customer.language].ofCase;
  const values = caseValues(room, customer.language);
  const body = [greeting, text.body, signature].join("\n\n");
  // The conversation with the office has no number.
  const subject = [fillTemplate(text.subject, values), values.number].filter(Boolean).join(" · ");
  return { to: customer.email, subject, body: fillTemplate(body, values) };
};
