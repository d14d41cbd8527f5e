import type { DocumentNews } from "@legal/contracts/constants";

export interface Words {
  subject: string;
  intro: string;
}

/** ICU texts: `count` and `status` are what is known when the mail leaves. */
export interface MailTexts {
  open: string;
  /** In mails that quote nothing. */
  withheld: string;
  landing: string;
  unsubscribe: string;
  /** `{case}` stands for number and service. */
  labelled: string;
  kinds: {
    "case-opened": { member: Words; staff: Words };
    "status-changed": { member: Words };
    "messages-unread": { member: Words; staff: Words };
    "case-assigned": { staff: Words };
    mentioned: { staff: Words };
    "member-waiting": { staff: Words };
    "document-review": { member: Words };
    "document-waits": { staff: Words };
    "danger-reported": { staff: Words };
  };
  /** In the place of a document's kind, where a notice says what became of it. */
  documents: Record<DocumentNews, { member: Words; staff?: Words }>;
}

export type MailedKind = keyof MailTexts["kinds"];
