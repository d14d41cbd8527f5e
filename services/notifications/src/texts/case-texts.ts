import type { DigestSection, DocumentNews } from "@legal/contracts/constants";

export interface Words {
  subject: string;
  intro: string;
}

/** `count` and `status` are what is known when the mail leaves. */
interface MailTexts {
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

export interface ReminderTexts {
  /** By how many days are left, or how many are over. */
  days: { left: string; over: string };
  date: string;
  unconfirmed: string;
  late: string;
  staff: { act: string; escalated: string; overdue: string };
  member: { prepare: string; paper: string; nothing: string; over: string };
}

interface DigestTexts {
  subject: string;
  intro: string;
  others: string;
  /** `more`: not all are counted. */
  sections: Record<DigestSection, string>;
  /** What the date beside a case is. */
  since: string;
}

interface CalendarTexts {
  /** Of the calendar, in the list of a calendar program. */
  own: string;
  office: string;
  /** Of an entry that says nothing of what is due. */
  deadline: string;
  unconfirmed: string;
  /** Below each entry. */
  lookInside: string;
}

/** What is said of cases: in ICU's form where something is filled in. */
export interface CaseTexts {
  /** Between two sentences. */
  between: string;
  mails: MailTexts;
  reminder: ReminderTexts;
  digest: DigestTexts;
  calendar: CalendarTexts;
}
