import type { ChatRoom, Customer } from "@legal/contracts";
import { caseValues, fillTemplate } from "@legal/web-kit/templates";
import type { Letter } from "../../../webmail/compose-link.ts";
import { LETTER_KINDS, LETTER_TEXTS, type LetterKind } from "./email-templates.ts";

/** What there is to write about: a talk with the office has no status, and not every case a deadline. */
export const letterKindsOf = (room: ChatRoom): LetterKind[] =>
  LETTER_KINDS.filter((kind) => {
    if (kind === "deadline") return room.deadline !== null;
    return kind === "documents" || room.packageType !== null;
  });

/** The beginning of a letter to a case's customer, in what the customer reads. */
export const caseLetter = (room: ChatRoom, customer: Customer, kind: LetterKind): Letter => {
  const { greeting, signature, [kind]: text } = LETTER_TEXTS[customer.language];
  const values = caseValues(room, customer.language);
  const body = [greeting, text.body, signature].join("\n\n");
  return { to: customer.email, subject: fillTemplate(text.subject, values), body: fillTemplate(body, values) };
};
