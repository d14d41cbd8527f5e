import type { Answers } from "../engine/answers.ts";
import type { Section } from "../engine/field.ts";
import { dateAt, isOneOfBy, isTrueAt } from "../engine/read-answers.ts";
import { CAUSE_IDS, causeOf, isBegun, isForWork } from "./cause.ts";
import { asksDueDate } from "./ledger.ts";

const isOneOf = isOneOfBy(causeOf);

const hasContract = isOneOf("loan", "goods", "services", "works", "deposit", "rent", "wages", "agreement", "assigned");
const isPerformed = (answers: Answers): boolean =>
  causeOf(answers) !== null && !isOneOf("wages", "agreement", "other")(answers);

/** What kind of debt it is, and the days of it. */
export const CAUSE_SECTION: Section = {
  id: "cause",
  questions: [
    {
      path: "cause",
      text: "claim.cause",
      field: { kind: "choice", name: "cause", options: CAUSE_IDS },
      required: true,
    },
    {
      path: "assignor",
      text: "claim.assignor",
      field: { kind: "text", maxLength: 60 },
      required: true,
      basis: [{ law: "civilCode", articles: ["449", "450"] }],
      askedIf: isOneOf("assigned"),
    },
    {
      path: "premises",
      text: "notice.premises",
      field: { kind: "text", maxLength: 150 },
      required: true,
      basis: [{ law: "civilCode", articles: ["618"] }],
      askedIf: isOneOf("deposit", "rent"),
    },
    {
      path: "contractDate",
      text: "claim.contractDate",
      field: { kind: "date" },
      required: true,
      askedIf: (answers) => hasContract(answers) && causeOf(answers) !== "loan",
    },
    {
      path: "finished",
      text: "claim.finished",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "civilCode", articles: ["536", "665"] }],
      askedIf: isForWork,
    },
    {
      path: "donePart",
      text: "claim.donePart",
      field: { kind: "text", maxLength: 100 },
      required: false,
      askedIf: (answers) => answers["finished"] === false,
    },
    {
      path: "performedOn",
      text: "claim.performedOn",
      field: { kind: "date" },
      required: true,
      askedIf: (answers) => isPerformed(answers) && isBegun(answers),
    },
    {
      path: "paidAs",
      text: "claim.paidAs",
      field: { kind: "choice", name: "paid-as", options: ["joint-debtor", "requested-guarantor", "other"] },
      required: true,
      basis: [{ law: "civilCode", articles: ["425", "441"] }],
      askedIf: isOneOf("reimbursement"),
    },
    {
      path: "hasLeft",
      text: "claim.hasLeft",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "labourStandards", articles: ["36", "37"] }],
      askedIf: isOneOf("wages"),
    },
    {
      path: "leftOn",
      text: "claim.leftOn",
      field: { kind: "date" },
      required: true,
      askedIf: (answers) => causeOf(answers) === "wages" && isTrueAt(answers, "hasLeft"),
    },
    {
      path: "hasDueDate",
      text: "claim.hasDueDate",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "civilCode", articles: ["387", "603"] }],
      terms: ["due-date"],
      askedIf: asksDueDate,
    },
    {
      path: "dueDate",
      text: "claim.dueDate",
      field: { kind: "date", future: true },
      required: true,
      terms: ["due-date"],
      askedIf: (answers) => causeOf(answers) === "deposit" || (asksDueDate(answers) && isTrueAt(answers, "hasDueDate")),
    },
    {
      path: "arisenOn",
      text: "claim.arisenOn",
      field: { kind: "date" },
      required: true,
      basis: [{ law: "civilCode", articles: ["166"] }],
      askedIf: (answers) => isOneOf("assigned", "other")(answers) && answers["hasDueDate"] === false,
    },
    {
      path: "vacatedOn",
      text: "claim.vacatedOn",
      field: { kind: "date" },
      required: false,
      basis: [{ law: "civilCode", articles: ["536"] }],
      terms: ["simultaneous-performance"],
      askedIf: isOneOf("deposit"),
    },
    {
      path: "demandedOn",
      text: "claim.demandedOn",
      field: { kind: "date" },
      required: false,
      terms: ["demand"],
      askedIf: (answers) => causeOf(answers) !== null,
    },
    {
      path: "demandedUntil",
      text: "claim.demandedUntil",
      field: { kind: "date", future: true },
      required: false,
      basis: [{ law: "civilCode", articles: ["603"] }],
      terms: ["demand"],
      askedIf: (answers) =>
        isOneOf("loan")(answers) && answers["hasDueDate"] === false && dateAt(answers, "demandedOn") !== null,
    },
  ],
};
