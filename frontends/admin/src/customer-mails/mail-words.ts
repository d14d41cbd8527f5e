/** Why the office writes to the customer of a case. */
export const EMAIL_KINDS = ["progress", "documents", "deadline", "closing"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

interface CaseMail {
  subject: string;
  /** Between greeting and signature. */
  body: string;
}

/** The variables in braces are those of canned replies. */
interface CaseMails extends Record<EmailKind, CaseMail> {
  greeting: string;
  signature: string;
}

/** Of an answer to an inquiry. */
interface AnswerMail {
  /** For an inquiry about no service. */
  general: string;
  subject: (about: string) => string;
  body: (name: string, about: string) => string;
  quote: string;
}

/** What the mails that staff write to customers begin with, in one language. */
export interface CustomerMails {
  ofCase: CaseMails;
  answer: AnswerMail;
}
