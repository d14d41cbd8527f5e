import type { Answers } from "../engine/answers.ts";
import type { Field, FieldList, Section } from "../engine/field.ts";
import { dateAt, isOneOfBy, isTrueAt, itemsAt, textAt } from "../engine/read-answers.ts";
import { CAUSE_SECTION } from "./cause-questions.ts";
import { causeOf } from "./cause.ts";
import { dueDayOf, partDueDays } from "./due-day.ts";
import { hasPaydays } from "./exercisable.ts";
import { isCompanyEmployer, isWageRate } from "./rates.ts";

const isOneOf = isOneOfBy(causeOf);

const bearsInterest = isOneOf("loan", "agreement", "assigned", "other");

/** Whether each part was lent, delivered, done or paid on a day of its own; what was never done has none. */
const isGivenInParts = (answers: Answers): boolean =>
  itemsAt(answers, "items").length > 1 &&
  isOneOf("loan", "goods", "services", "reimbursement")(answers) &&
  answers["finished"] !== false;

/** Whether each part may have happened on a day of its own; where it did not, that of all counts. */
const mayHappenInParts = (answers: Answers): boolean =>
  itemsAt(answers, "items").length > 1 && isOneOf("damages", "unjust")(answers);

const ITEMS: FieldList = {
  path: "items",
  text: "claim.items",
  min: 1,
  max: 50,
  list: [
    { path: "title", text: "claim.itemTitle", field: { kind: "text", maxLength: 60 }, required: true },
    { path: "amount", text: "claim.itemAmount", field: { kind: "money" }, required: true },
    {
      path: "performedOn",
      text: "claim.itemPerformedOn",
      field: { kind: "date" },
      required: true,
      askedIf: isGivenInParts,
    },
    {
      path: "performedOn",
      text: "claim.itemHappenedOn",
      field: { kind: "date" },
      required: false,
      askedIf: mayHappenInParts,
    },
    {
      path: "payday",
      text: "claim.payday",
      field: { kind: "date" },
      required: true,
      basis: [
        { law: "labourStandards", articles: ["43", "49"] },
        { law: "civilCode", articles: ["163", "633"] },
      ],
      askedIf: hasPaydays,
    },
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

/** Whether an assigned claim bore interest before it was assigned. */
const boreInterestBefore = (answers: Answers): boolean => {
  if (!isOneOf("assigned")(answers)) return false;
  const assigned = dateAt(answers, "contractDate");
  const due = [dueDayOf(answers), ...itemsAt(answers, "items").map((item) => dateAt(answers, `${item}.dueDate`))];
  return isTrueAt(answers, "bearsInterest") || due.some((day) => day !== null && assigned !== null && day < assigned);
};

/** Whether wages bear no rate of their own yet, and their employer is no company. */
const mayBeCommercialWages = (answers: Answers): boolean =>
  isOneOf("wages")(answers) &&
  !isCompanyEmployer(answers) &&
  itemsAt(answers, "items")
    .map(partDueDays(answers))
    .some((day) => day !== null && !isWageRate(answers, day));

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
      path: "commercial",
      text: "claim.commercialEmployer",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "commercialCode", articles: ["46", "47", "54"] }],
      terms: ["commercial-debt"],
      askedIf: mayBeCommercialWages,
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
      path: "interestAssigned",
      text: "claim.interestAssigned",
      field: { kind: "boolean" },
      required: true,
      basis: [{ law: "civilCode", articles: ["449"] }],
      askedIf: boreInterestBefore,
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

export const JOINT_FORMS = ["jointly", "together", "shares", "bills"] as const;

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
export const CLAIM_SECTIONS: readonly Section[] = [CAUSE_SECTION, AMOUNTS, INTEREST, FACTS];
