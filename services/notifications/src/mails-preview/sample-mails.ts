import type { Language, NoticeKind } from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
import type { Mail } from "@legal/service-kit/mail";
import { composeMail } from "../mails/compose-mail.ts";
import type { StoredFacts } from "../notices/notice-model.ts";
import { composeRequestedMail } from "../requested-mails/compose-requested-mail.ts";
import { sampleRequestedMails } from "./sample-requested-mails.ts";

interface Sample {
  name: string;
  /** The mail's kind; of a notice, kind or news with the side that reads it. */
  of: string;
  mail: Mail;
}

const ORIGIN = "https://legal.example";
const ROOM = "019f0000-0000-7000-8000-000000000001";
const OTHER_ROOM = "019f0000-0000-7000-8000-000000000002";
const SETTINGS = { publicOrigin: ORIGIN, staffEmail: "staff@legal.example" };
const TOKEN = "an-invented-token-as-long-as-a-real-one-0000";

const CASE: StoredFacts = { caseNumber: "2026-000123", serviceType: "payment-order" };
const DEADLINE: StoredFacts = { ...CASE, matter: null, dueDate: "2026-12-07", confirmed: true };
const LONG_WORDS = "판결문 사본과 송달증명원을 함께 보내주시면 오늘 안에 신청서를 마무리하겠습니다. ".repeat(2).trim();
const REMINDER = "019f0000-0000-7000-8000-000000000003";

const digestCases = [
  { roomId: ROOM, ...CASE, at: "2026-11-20" },
  { roomId: OTHER_ROOM, caseNumber: "2026-000124", serviceType: "certified-mail", at: "2026-11-21" },
];
const DIGEST: StoredFacts = {
  count: 16,
  digest: [
    { section: "overdue", count: 2, more: false, cases: digestCases },
    { section: "waiting", count: 14, more: true, cases: digestCases },
  ],
};

interface NoticeSample {
  kind: NoticeKind;
  isStaff: boolean;
  facts: StoredFacts;
  ends?: boolean;
}

/** Each mail of a notice, by the name of its file. */
const NOTICES: Record<string, NoticeSample> = {
  "case-opened": { kind: "case-opened", isStaff: false, facts: CASE },
  "case-opened-staff": { kind: "case-opened", isStaff: true, facts: CASE, ends: true },
  "status-changed": { kind: "status-changed", isStaff: false, facts: { ...CASE, status: "작성중" }, ends: true },
  "messages-unread": {
    kind: "messages-unread",
    isStaff: false,
    facts: { ...CASE, count: 3, words: LONG_WORDS },
    ends: true,
  },
  "messages-unread-staff": {
    kind: "messages-unread",
    isStaff: true,
    facts: { ...CASE, count: 1, words: LONG_WORDS },
    ends: true,
  },
  "deadline-near": { kind: "deadline-near", isStaff: false, facts: { ...DEADLINE, daysLeft: 3, awaitsCustomer: true } },
  "deadline-near-paper": {
    kind: "deadline-near",
    isStaff: false,
    facts: { ...DEADLINE, daysLeft: 3, awaitsPaper: true },
  },
  "deadline-near-nothing-to-do": { kind: "deadline-near", isStaff: false, facts: { ...DEADLINE, daysLeft: 1 } },
  "deadline-over": { kind: "deadline-near", isStaff: false, facts: { ...DEADLINE, daysLeft: -1, awaitsPaper: true } },
  "deadline-near-staff": {
    kind: "deadline-near",
    isStaff: true,
    facts: { ...DEADLINE, daysLeft: 0, step: "d-0.all", confirmed: false, late: true, reminderId: REMINDER },
  },
  "deadline-overdue-staff": {
    kind: "deadline-near",
    isStaff: true,
    facts: { ...DEADLINE, daysLeft: -2, step: "overdue", reminderId: REMINDER },
  },
  "case-assigned": { kind: "case-assigned", isStaff: true, facts: CASE, ends: true },
  mentioned: { kind: "mentioned", isStaff: true, facts: CASE, ends: true },
  "member-waiting": { kind: "member-waiting", isStaff: true, facts: CASE, ends: true },
  "document-review": { kind: "document-review", isStaff: false, facts: CASE, ends: true },
  "document-filed": { kind: "document-review", isStaff: false, facts: { ...CASE, documentNews: "filed" }, ends: true },
  "document-sent": { kind: "document-review", isStaff: false, facts: { ...CASE, documentNews: "sent" }, ends: true },
  "document-taken-back": {
    kind: "document-review",
    isStaff: false,
    facts: { ...CASE, documentNews: "taken-back" },
    ends: true,
  },
  "document-review-withdrawn": {
    kind: "document-review",
    isStaff: false,
    facts: { ...CASE, documentNews: "review-withdrawn" },
    ends: true,
  },
  "document-commented": {
    kind: "document-review",
    isStaff: false,
    facts: { ...CASE, documentNews: "commented" },
    ends: true,
  },
  "document-commented-staff": {
    kind: "document-waits",
    isStaff: true,
    facts: { ...CASE, documentNews: "commented" },
    ends: true,
  },
  "document-waits": { kind: "document-waits", isStaff: true, facts: CASE, ends: true },
  "danger-reported": { kind: "danger-reported", isStaff: true, facts: {} },
  "calendar-made": { kind: "account-security", isStaff: false, facts: { securityAlert: "calendar-made" } },
  "staff-digest": { kind: "staff-digest", isStaff: true, facts: DIGEST, ends: true },
};

const noticeMail = ({ kind, isStaff, facts, ends }: NoticeSample, language: Language): Mail | undefined => {
  const names = { username: "kim_minji", firstName: null, lastName: null, displayName: "김민지" };
  const recipient = {
    ...names,
    _id: REMINDER,
    email: "minji@example.org",
    language,
    role: isStaff ? ("admin" as const) : ("user" as const),
    emailVerified: true,
    version: 1,
    deleted: false,
  };
  const unsubscribeUrl = ends ? `${ORIGIN}${pages.unsubscribe(TOKEN)}` : undefined;
  const delivery = { _id: REMINDER, kind, roomId: facts.caseNumber === undefined ? null : ROOM };
  return composeMail({ delivery, recipient, facts, publicOrigin: ORIGIN, unsubscribeUrl });
};

/** Every mail that leaves, in a language; the office's own are in Korean whatever the language. */
export const sampleMails = (language: Language): Sample[] => [
  ...Object.entries(sampleRequestedMails(language)).map(([name, mail]) => ({
    name,
    of: mail.kind,
    mail: composeRequestedMail(mail, SETTINGS),
  })),
  ...Object.entries(NOTICES).flatMap(([name, sample]) => {
    const { kind, isStaff, facts } = sample;
    const mail = noticeMail(sample, language);
    return mail ? [{ name, of: `${facts.documentNews ?? kind} ${isStaff ? "staff" : "member"}`, mail }] : [];
  }),
];
