import type { Answers } from "../../engine/answers.ts";
import type { Field, FieldList, Section } from "../../engine/field.ts";
import { isTrueAt, textAt } from "../../engine/read-answers.ts";
import { AGENT_SECTION } from "../../parties/agent.ts";
import { AT_RISK, partyList } from "../../parties/party-questions.ts";
import { DECISION_IDS, mayBeOfEither } from "./decision.ts";
import { hasOwnDays, OBJECTION_MODES } from "./period.ts";

const BASIS = [
  { law: "civilProcedure", articles: ["226", "468", "469", "470"] },
  { law: "smallClaims", articles: ["5-4"] },
  { law: "civilMediation", articles: ["34"] },
] as const;

/** How a paper names the case it is of. */
const MATTER = [{ law: "civilProcedure", articles: ["227", "274"] }] as const;

const DECISION: Section = {
  id: "decision",
  questions: [
    {
      path: "decision",
      text: "objection.decision",
      field: { kind: "choice", name: "decision", options: DECISION_IDS },
      required: true,
      basis: BASIS,
    },
    {
      path: "servedOn",
      text: "objection.servedOn",
      field: { kind: "date" },
      required: true,
      basis: [{ law: "civilProcedure", articles: ["186"] }],
      terms: ["peremptory-period"],
    },
    {
      path: "servedHow",
      text: "objection.servedHow",
      field: { kind: "choice", name: "served-how", options: OBJECTION_MODES },
      required: true,
      initial: "ordinary",
      basis: [
        { law: "civilProcedure", articles: ["178", "186", "196"] },
        { law: "electronicDocuments", articles: ["11"] },
      ],
    },
    {
      path: "noticedOn",
      text: "objection.noticedOn",
      field: { kind: "date" },
      required: true,
      basis: [{ law: "electronicDocuments", articles: ["11"] }],
      askedIf: (answers) => textAt(answers, "servedHow") === "electronic-opened",
    },
    {
      path: "court",
      text: "objection.court",
      field: { kind: "court" },
      required: true,
      basis: [{ law: "civilProcedure", articles: ["227", "468"] }],
    },
    { path: "caseNumber", text: "objection.caseNumber", field: { kind: "case-number" }, required: true, basis: MATTER },
    {
      path: "caseName",
      text: "objection.caseName",
      field: { kind: "text", maxLength: 40 },
      required: false,
      basis: MATTER,
    },
    {
      path: "side",
      text: "objection.side",
      field: { kind: "choice", name: "objection-side", options: ["opponent", "claimant"] },
      required: true,
      askedIf: mayBeOfEither,
    },
    {
      path: "sideNames",
      text: "objection.sideNames",
      field: { kind: "choice", name: "side-names", options: ["mediation", "suit"] },
      required: true,
      askedIf: (answers) => textAt(answers, "decision") === "mediation-decision",
    },
    {
      path: "firstExhibit",
      text: "objection.firstExhibit",
      field: { kind: "integer", min: 1, max: 999 },
      required: false,
      initial: 1,
      askedIf: mayBeOfEither,
    },
  ],
};

const isPaymentOrder = (answers: Answers): boolean => textAt(answers, "decision") === "payment-order";

const REASONS: Section = {
  id: "reasons",
  questions: [
    {
      path: "scope",
      text: "objection.scope",
      field: { kind: "choice", name: "objection-scope", options: ["all", "part"] },
      required: true,
      initial: "all",
      basis: [{ law: "civilProcedure", articles: ["470"] }],
      askedIf: isPaymentOrder,
    },
    {
      path: "orderedAmount",
      text: "objection.orderedAmount",
      field: { kind: "money" },
      required: true,
      askedIf: isPaymentOrder,
    },
    {
      path: "claimAmount",
      text: "objection.claimAmount",
      field: { kind: "money" },
      required: false,
      askedIf: mayBeOfEither,
    },
    {
      path: "contestedAmount",
      text: "objection.contestedAmount",
      field: { kind: "money" },
      required: true,
      askedIf: (answers) => textAt(answers, "scope") === "part",
    },
    {
      path: "wasPrevented",
      text: "objection.wasPrevented",
      field: { kind: "boolean" },
      required: true,
      initial: false,
      basis: [{ law: "civilProcedure", articles: ["173"] }],
      terms: ["late-act"],
    },
    {
      path: "obstacle",
      text: "objection.obstacle",
      field: { kind: "text", maxLength: 500 },
      required: true,
      askedIf: (answers) => isTrueAt(answers, "wasPrevented"),
    },
    {
      path: "obstacleEndedOn",
      text: "objection.obstacleEndedOn",
      field: { kind: "date" },
      required: true,
      askedIf: (answers) => isTrueAt(answers, "wasPrevented"),
    },
    {
      path: "wasAbroad",
      text: "objection.wasAbroad",
      field: { kind: "boolean" },
      required: true,
      initial: false,
      basis: [{ law: "civilProcedure", articles: ["173"] }],
      askedIf: (answers) => isTrueAt(answers, "wasPrevented"),
    },
    { path: "reasons", text: "objection.reasons", field: { kind: "prose", maxSentences: 30 }, required: false },
    {
      path: "filing",
      text: "objection.filing",
      field: { kind: "choice", name: "filing", options: ["electronic", "paper"] },
      required: true,
      initial: "electronic",
    },
  ],
};

const PARTIES = partyList({ path: "objectors", text: "party.objectors", isFiler: true });

const OBJECTORS: FieldList = {
  ...PARTIES,
  list: [
    ...PARTIES.list,
    {
      path: "servedOn",
      text: "objection.ownServedOn",
      field: { kind: "date" },
      required: true,
      askedIf: hasOwnDays,
    },
  ],
};

/** Performance recommendations are made in small claims alone, where this family needs no leave of the court. */
const CLOSEST: Field = {
  path: "agent.isClosest",
  text: "agent.isClosest",
  field: { kind: "boolean" },
  required: true,
  basis: [{ law: "smallClaims", articles: ["8"] }],
  askedIf: (answers) =>
    textAt(answers, "decision") === "performance-recommendation" && textAt(answers, "agent.role") === "family",
};

export const INTERVIEW: readonly Section[] = [
  DECISION,
  { id: "objectors", questions: [OBJECTORS, ...AT_RISK] },
  { id: "others", questions: [partyList({ path: "others", text: "party.others", isFiler: false })] },
  { ...AGENT_SECTION, questions: [...AGENT_SECTION.questions, CLOSEST] },
  REASONS,
];
