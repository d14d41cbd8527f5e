import { causeOf } from "../../claims/cause.ts";
import { CLAIM_SECTIONS, jointForm } from "../../claims/claim-questions.ts";
import { onlyGuarantors } from "../../claims/guarantee.ts";
import { leaseEndingFields, leaseUse } from "../../claims/lease-ending.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Field, Section } from "../../engine/field.ts";
import { textAt } from "../../engine/read-answers.ts";
import { AGENT_SECTION } from "../../parties/agent.ts";
import { AT_RISK, partyList } from "../../parties/party-questions.ts";

/** 민사소송법 제463조: the debtor's general venue, and the special ones it names. */
const COURT_GROUNDS = ["domicile", "workplace", "performance", "bill", "office", "tort"] as const;

const DEBTORS: Section = {
  id: "debtors",
  questions: [
    partyList({ path: "debtors", text: "party.debtors", isFiler: false, mayGuarantee: true }),
    {
      path: "principalDebtor",
      text: "order.principalDebtor",
      field: { kind: "text", maxLength: 60 },
      required: true,
      basis: [{ law: "civilCode", articles: ["428"] }],
      askedIf: onlyGuarantors,
    },
    jointForm("debtors"),
    {
      path: "serviceable",
      text: "order.serviceable",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "civilProcedure", articles: ["462", "466"] }],
      terms: ["public-service"],
    },
  ],
};

const COURT: Section = {
  id: "court",
  questions: [
    {
      path: "courtGround",
      text: "order.courtGround",
      field: { kind: "choice", name: "court-ground", options: COURT_GROUNDS },
      required: true,
      initial: "domicile",
      basis: [{ law: "civilProcedure", articles: ["463"] }],
      terms: ["exclusive-venue"],
    },
    {
      path: "groundAddress",
      text: "order.groundAddress",
      field: { kind: "address" },
      required: true,
      askedIf: (answers) => !["", "domicile"].includes(textAt(answers, "courtGround")),
    },
    {
      path: "court",
      text: "court.name",
      field: { kind: "court" },
      required: true,
      basis: [{ law: "civilProcedure", articles: ["463"] }],
    },
    {
      path: "filing",
      text: "court.filing",
      field: { kind: "choice", name: "filing", options: ["electronic", "paper"] },
      required: true,
      initial: "electronic",
      basis: [{ law: "stampDuty", articles: ["16"] }],
    },
  ],
};

const isDeposit = (answers: Answers): boolean => causeOf(answers) === "deposit";

const LEASE_ENDING: readonly Field[] = [leaseUse(isDeposit), ...leaseEndingFields(isDeposit)];

export const INTERVIEW: readonly Section[] = [
  {
    id: "creditors",
    questions: [partyList({ path: "creditors", text: "party.creditors", isFiler: true }), ...AT_RISK],
  },
  DEBTORS,
  AGENT_SECTION,
  ...CLAIM_SECTIONS.map((section) =>
    section.id === "cause" ? { ...section, questions: [...section.questions, ...LEASE_ENDING] } : section,
  ),
  COURT,
];
