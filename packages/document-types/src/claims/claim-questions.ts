import type { Field, FieldList, Section } from "../engine/field.ts";
import { isOneOfBy, isTrueAt, itemsAt, textAt } from "../engine/read-answers.ts";
import { CAUSE_IDS, causeOf } from "./cause.ts";
import { asksDueDate } from "./ledger.ts";

const isOneOf = isOneOfBy(causeOf);

const hasContract = isOneOf("loan", "goods", "services", "works", "deposit", "rent", "wages", "agreement", "assigned");
const bearsInterest = isOneOf("loan", "agreement", "assigned", "other");

const CAUSE: Section = {
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
      path: "performedOn",
      text: "claim.performedOn",
      field: { kind: "date" },
      required: true,
      askedIf: (answers) => causeOf(answers) !== null && !isOneOf("wages", "agreement", "other")(answers),
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
  ],
};

const ITEMS: FieldList = {
  path: "items",
  text: "claim.items",
  min: 1,
  max: 50,
  list: [
    { path: "title", text: "claim.itemTitle", field: { kind: "text", maxLength: 60 }, required: true },
    { path: "amount", text: "claim.itemAmount", field: { kind: "money" }, required: true },
    {
      path: "dueDate",
      text: "claim.itemDueDate",
      field: { kind: "date", future: true },
      required: false,
      askedIf: (answers) => itemsAt(answers, "items").length > 1 && isTrueAt(answers, "hasDueDate"),
    },
  ],
};

const PAYMENTS: FieldList = {
  path: "payments",
  text: "claim.payments",
  min: 0,
  max: 50,
  list: [
    { path: "date", text: "claim.paymentDate", field: { kind: "date" }, required: true },
    { path: "amount", text: "claim.paymentAmount", field: { kind: "money" }, required: true },
  ],
};

const AMOUNTS: Section = {
  id: "amounts",
  questions: [
    ITEMS,
    PAYMENTS,
    {
      path: "allocation",
      text: "claim.allocation",
      field: { kind: "choice", name: "allocation", options: ["principal", "statutory"] },
      required: true,
      basis: [{ law: "civilCode", articles: ["477", "479"] }],
      terms: ["allocation"],
      askedIf: (answers) => itemsAt(answers, "payments").length > 0,
    },
  ],
};

const INTEREST: Section = {
  id: "interest",
  questions: [
    {
      path: "commercial",
      text: "claim.commercial",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "commercialCode", articles: ["46", "47", "54"] }],
      terms: ["commercial-debt"],
      askedIf: (answers) => !isOneOf("damages", "unjust", "wages")(answers),
    },
    {
      path: "bearsInterest",
      text: "claim.bearsInterest",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "civilCode", articles: ["600"] }],
      askedIf: bearsInterest,
    },
    {
      path: "interestRate",
      text: "claim.interestRate",
      field: { kind: "percent" },
      required: true,
      basis: [{ law: "interestLimit", articles: ["2"] }],
      askedIf: (answers) => isTrueAt(answers, "bearsInterest"),
    },
    {
      path: "interestFrom",
      text: "claim.interestFrom",
      field: { kind: "date" },
      required: false,
      askedIf: (answers) => isTrueAt(answers, "bearsInterest"),
    },
    {
      path: "delayRate",
      text: "claim.delayRate",
      field: { kind: "percent" },
      required: false,
      basis: [
        { law: "civilCode", articles: ["379", "397"] },
        { law: "litigationPromotion", articles: ["3"] },
      ],
      terms: ["delay-damages"],
      askedIf: (answers) => !isOneOf("damages", "unjust", "wages")(answers),
    },
  ],
};

export const JOINT_FORMS = ["jointly", "together", "each", "bills"] as const;

/** How several people on the other side owe it; asked of two or more. */
export const jointForm = (list: string): Field => ({
  path: "jointForm",
  text: "claim.jointForm",
  field: { kind: "choice", name: "joint-form", options: JOINT_FORMS },
  required: true,
  basis: [{ law: "civilCode", articles: ["408", "413"] }],
  terms: ["joint-debt"],
  askedIf: (answers) => itemsAt(answers, list).length > 1,
});

const FACTS: Section = {
  id: "facts",
  questions: [
    {
      path: "contractExhibit",
      text: "claim.contractExhibit",
      field: { kind: "exhibit" },
      required: false,
      askedIf: (answers) => textAt(answers, "cause") !== "",
    },
    {
      path: "facts",
      text: "claim.facts",
      min: 0,
      max: 30,
      list: [
        { path: "date", text: "claim.factDate", field: { kind: "date" }, required: false },
        {
          path: "text",
          text: "claim.factText",
          field: { kind: "text", maxLength: 500, lines: "many" },
          required: true,
        },
        { path: "exhibit", text: "claim.factExhibit", field: { kind: "exhibit" }, required: false },
      ],
    },
    { path: "grounds", text: "claim.grounds", field: { kind: "prose", maxSentences: 60 }, required: false },
  ],
};

/** Everything that a claim for money is asked, beside its parties. */
export const CLAIM_SECTIONS: readonly Section[] = [CAUSE, AMOUNTS, INTEREST, FACTS];
