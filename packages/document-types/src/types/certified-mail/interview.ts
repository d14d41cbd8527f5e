import type { FieldList, Section } from "../../engine/field.ts";
import { textAt } from "../../engine/read-answers.ts";
import { AT_RISK, partyList } from "../../parties/party-questions.ts";
import { ENDING_FIELDS } from "./ending-questions.ts";
import { ARREARS_FIELDS, LEASE_FIELDS } from "./lease-questions.ts";
import { asksMoney, asksPerformance, DEMAND_KINDS, isOneOf } from "./demand-kinds.ts";

/** From when who was asked is late, and what time they are given. */
const DEMANDED = [{ law: "civilCode", articles: ["387", "544"] }] as const;

const MATTER: Section = {
  id: "notice",
  questions: [
    {
      path: "noticeKind",
      text: "notice.kind",
      field: { kind: "choice", name: "notice-kind", options: DEMAND_KINDS },
      required: true,
      basis: [{ law: "civilCode", articles: ["111", "174"] }],
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
      askedIf: isOneOf("demand", "termination", "non-renewal", "lease-end", "deposit", "rent", "assignment"),
    },
    ...LEASE_FIELDS,
    {
      path: "amount",
      text: "notice.amount",
      field: { kind: "money" },
      required: true,
      basis: DEMANDED,
      askedIf: isOneOf("demand", "lease-end", "deposit", "assignment", "damages"),
    },
    ...ARREARS_FIELDS,
    {
      path: "dueDate",
      text: "notice.dueDate",
      field: { kind: "date" },
      required: false,
      terms: ["due-date"],
      askedIf: isOneOf("demand"),
    },
    ...ENDING_FIELDS,
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
      basis: DEMANDED,
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
      basis: [{ law: "postalRules", articles: ["46", "48"] }],
      terms: ["certified-mail"],
    },
    { path: "body", text: "notice.body", field: { kind: "prose", maxSentences: 60 }, required: false },
  ],
};

export const INTERVIEW: readonly Section[] = [
  {
    id: "senders",
    questions: [
      partyList({ path: "senders", text: "party.senders", isFiler: true, max: 5, isByMail: true }),
      ...AT_RISK,
    ],
  },
  {
    id: "recipients",
    questions: [
      partyList({ path: "recipients", text: "party.recipients", isFiler: false, max: 5, isByMail: true }),
      { path: "serviceable", text: "notice.serviceable", field: { kind: "boolean" }, required: false },
    ],
  },
  MATTER,
  { id: "course", questions: [FACTS] },
  DEMAND,
];
