import type { Answers } from "../../engine/answers.ts";
import type { Field, FieldList, Section } from "../../engine/field.ts";
import { isOneOfBy, isTrueAt, textAt } from "../../engine/read-answers.ts";
import { AT_RISK, partyList } from "../../parties/party-questions.ts";

export const NOTICE_KINDS = [
  "demand",
  "termination",
  "non-renewal",
  "deposit",
  "rent",
  "assignment",
  "damages",
  "other",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const noticeKindOf = (answers: Answers): NoticeKind | null =>
  NOTICE_KINDS.find((kind) => kind === textAt(answers, "noticeKind")) ?? null;

const isOneOf = isOneOfBy(noticeKindOf);

const isLease = isOneOf("non-renewal", "deposit", "rent");
/** What is asked for with a time to pay it in. */
export const asksMoney = isOneOf("demand", "deposit", "rent", "damages");
const asksPerformance = (answers: Answers): boolean =>
  asksMoney(answers) || noticeKindOf(answers) === "other" || isConditionalTermination(answers);

export const isConditionalTermination = (answers: Answers): boolean =>
  noticeKindOf(answers) === "termination" && isTrueAt(answers, "afterDemand");

const LEASE_FIELDS: readonly Field[] = [
  {
    path: "premises",
    text: "notice.premises",
    field: { kind: "text", maxLength: 150 },
    required: true,
    askedIf: isLease,
  },
  {
    path: "leaseUse",
    text: "notice.leaseUse",
    field: { kind: "choice", name: "lease-use", options: ["home", "shop"] },
    required: true,
    basis: [
      { law: "housingLease", articles: ["6", "6-2"] },
      { law: "commercialLease", articles: ["10", "10-8"] },
    ],
    askedIf: isLease,
  },
  {
    path: "leaseRole",
    text: "notice.leaseRole",
    field: { kind: "choice", name: "lease-role", options: ["landlord", "tenant"] },
    required: true,
    askedIf: isOneOf("non-renewal"),
  },
  {
    path: "leaseEnd",
    text: "notice.leaseEnd",
    field: { kind: "date", future: true },
    required: true,
    terms: ["silent-renewal"],
    askedIf: isOneOf("non-renewal", "deposit"),
  },
  {
    path: "vacatedOn",
    text: "notice.vacatedOn",
    field: { kind: "date" },
    required: false,
    basis: [{ law: "civilCode", articles: ["536"] }],
    terms: ["simultaneous-performance"],
    askedIf: isOneOf("deposit"),
  },
  {
    path: "monthlyRent",
    text: "notice.monthlyRent",
    field: { kind: "money" },
    required: true,
    askedIf: isOneOf("rent"),
  },
  {
    path: "endsLease",
    text: "notice.endsLease",
    field: { kind: "boolean" },
    required: true,
    basis: [
      { law: "civilCode", articles: ["640"] },
      { law: "commercialLease", articles: ["10-8"] },
    ],
    askedIf: isOneOf("rent"),
  },
];

const MATTER: Section = {
  id: "notice",
  questions: [
    {
      path: "noticeKind",
      text: "notice.kind",
      field: { kind: "choice", name: "notice-kind", options: NOTICE_KINDS },
      required: true,
    },
    {
      path: "subject",
      text: "notice.subject",
      field: { kind: "text", maxLength: 60 },
      required: true,
      askedIf: isOneOf("demand", "termination", "assignment", "other"),
    },
    {
      path: "contractDate",
      text: "notice.contractDate",
      field: { kind: "date" },
      required: true,
      askedIf: isOneOf("demand", "termination", "non-renewal", "deposit", "rent", "assignment"),
    },
    ...LEASE_FIELDS,
    {
      path: "amount",
      text: "notice.amount",
      field: { kind: "money" },
      required: true,
      askedIf: (answers) => asksMoney(answers) || noticeKindOf(answers) === "assignment",
    },
    {
      path: "dueDate",
      text: "notice.dueDate",
      field: { kind: "date" },
      required: false,
      terms: ["due-date"],
      askedIf: isOneOf("demand"),
    },
    {
      path: "endMode",
      text: "notice.endMode",
      field: { kind: "choice", name: "end-mode", options: ["rescind", "terminate"] },
      required: true,
      basis: [{ law: "civilCode", articles: ["543", "544", "550"] }],
      terms: ["rescission"],
      askedIf: isOneOf("termination"),
    },
    {
      path: "breach",
      text: "notice.breach",
      field: { kind: "text", maxLength: 300 },
      required: true,
      askedIf: isOneOf("termination"),
    },
    {
      path: "afterDemand",
      text: "notice.afterDemand",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "civilCode", articles: ["544"] }],
      askedIf: isOneOf("termination"),
    },
    {
      path: "assignee",
      text: "notice.assignee",
      field: { kind: "text", maxLength: 60 },
      required: true,
      basis: [{ law: "civilCode", articles: ["450"] }],
      terms: ["assignment"],
      askedIf: isOneOf("assignment"),
    },
    {
      path: "assignedOn",
      text: "notice.assignedOn",
      field: { kind: "date" },
      required: true,
      askedIf: isOneOf("assignment"),
    },
    {
      path: "happenedOn",
      text: "notice.happenedOn",
      field: { kind: "date" },
      required: true,
      basis: [{ law: "civilCode", articles: ["750", "766"] }],
      askedIf: isOneOf("damages"),
    },
  ],
};

const FACTS: FieldList = {
  path: "facts",
  text: "notice.facts",
  min: 0,
  max: 30,
  list: [
    { path: "date", text: "claim.factDate", field: { kind: "date" }, required: false },
    { path: "text", text: "claim.factText", field: { kind: "text", maxLength: 500 }, required: true },
  ],
};

const DEMAND: Section = {
  id: "demand",
  questions: [
    {
      path: "request",
      text: "notice.request",
      field: { kind: "text", maxLength: 300 },
      required: true,
      askedIf: isOneOf("other"),
    },
    {
      path: "days",
      text: "notice.days",
      field: { kind: "integer", min: 1, max: 60 },
      required: true,
      initial: 14,
      askedIf: asksPerformance,
    },
    { path: "bank", text: "notice.bank", field: { kind: "text", maxLength: 30 }, required: false, askedIf: asksMoney },
    {
      path: "accountNumber",
      text: "notice.accountNumber",
      field: { kind: "text", maxLength: 30, kept: "accountNumber.format" },
      required: true,
      askedIf: (answers) => textAt(answers, "bank") !== "",
    },
    {
      path: "accountHolder",
      text: "notice.accountHolder",
      field: { kind: "text", maxLength: 40 },
      required: true,
      askedIf: (answers) => textAt(answers, "bank") !== "",
    },
    {
      path: "nextStep",
      text: "notice.nextStep",
      field: { kind: "choice", name: "next-step", options: ["legal", "order", "suit", "none"] },
      required: true,
      initial: "legal",
      basis: [{ law: "civilCode", articles: ["174"] }],
      terms: ["demand"],
      askedIf: asksPerformance,
    },
    {
      path: "channel",
      text: "notice.channel",
      field: { kind: "choice", name: "channel", options: ["internet", "counter"] },
      required: true,
      initial: "internet",
      terms: ["certified-mail"],
    },
    { path: "body", text: "notice.body", field: { kind: "prose", maxSentences: 60 }, required: false },
  ],
};

export const INTERVIEW: readonly Section[] = [
  {
    id: "senders",
    questions: [
      partyList({ path: "senders", text: "party.senders", isFiler: true, max: 5, isByLetter: true }),
      ...AT_RISK,
    ],
  },
  {
    id: "recipients",
    questions: [
      partyList({ path: "recipients", text: "party.recipients", isFiler: false, max: 5, isByLetter: true }),
      { path: "serviceable", text: "notice.serviceable", field: { kind: "boolean" }, required: false },
    ],
  },
  MATTER,
  { id: "course", questions: [FACTS] },
  DEMAND,
];
