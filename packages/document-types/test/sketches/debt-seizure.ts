import type { Answers } from "../../src/engine/answers.ts";
import { COURT_FORMAT } from "../../src/engine/block.ts";
import { attachmentsAreReady } from "../../src/engine/checks/attachments.ts";
import { datesInOrder } from "../../src/engine/checks/dates.ts";
import {
  companiesAreWhole,
  minorsAreRepresented,
  partiesDiffer,
  registerNumbersFit,
} from "../../src/engine/checks/parties.ts";
import { courtFits, localCourtIsSeen } from "../../src/engine/checks/venue.ts";
import type { Check, DocumentType } from "../../src/engine/document-type.ts";
import type { Field, FieldList, Section } from "../../src/engine/field.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../../src/engine/read-answers.ts";
import { partyReviewConditions } from "../../src/claims/lawyer-review-conditions.ts";
import { AGENT_SECTION } from "../../src/parties/agent.ts";
import { partyList } from "../../src/parties/party-questions.ts";
import { attachmentsOf, build, claimedOf, EXHIBITS, isTransfer, TITLES } from "./debt-seizure-paper.ts";

const SIDES = ["creditors", "debtors", "thirdDebtors"] as const;
const CLAIM_KINDS = ["deposits", "wages", "lease-deposit"];

const text = (path: string, maxLength = 60): Field => ({
  path,
  text: path,
  field: { kind: "text", maxLength },
  required: true,
});
const date = (path: string, required: boolean): Field => ({ path, text: path, field: { kind: "date" }, required });
const choice = (path: string, options: readonly string[]): Field => ({
  path,
  text: path,
  field: { kind: "choice", name: path, options },
  required: true,
});

/** A bank, an employer, a landlord, the state: each with what is seized of it. */
const thirdDebtors = (): FieldList => {
  const parties = partyList({ path: "thirdDebtors", text: "party.thirdDebtors", isFiler: false });
  const premises = text("premises", 200);
  return {
    ...parties,
    list: [
      ...parties.list,
      choice("claimKind", CLAIM_KINDS),
      { ...premises, askedIf: (answers, party) => textAt(answers, `${party}.claimKind`) === "lease-deposit" },
      { path: "share", text: "share", field: { kind: "money" }, required: true },
    ],
  };
};

const INTEREST: FieldList = {
  path: "interest",
  text: "interest",
  min: 0,
  max: 20,
  list: [date("from", true), date("until", true), { ...text("rate"), field: { kind: "percent" } }],
};

const finalityOf = (answers: Answers) => TITLES[textAt(answers, "titleKind")]?.finality;

const INTERVIEW: readonly Section[] = [
  { id: "creditors", questions: [partyList({ path: "creditors", text: "party.creditors", isFiler: true })] },
  AGENT_SECTION,
  { id: "debtors", questions: [partyList({ path: "debtors", text: "party.debtors", isFiler: false })] },
  {
    id: "title",
    questions: [
      choice("titleKind", Object.keys(TITLES)),
      text("titleOf"),
      text("titleNumber"),
      date("titleMadeOn", true),
      date("titleServedOn", true),
      { ...date("titleFinalOn", false), askedIf: (answers) => finalityOf(answers) !== "none" },
    ],
  },
  {
    id: "amount",
    questions: [
      { path: "principal", text: "principal", field: { kind: "money" }, required: true },
      INTEREST,
      { path: "titleCosts", text: "titleCosts", field: { kind: "money", min: 0 }, required: false },
      { path: "costs", text: "costs", field: { kind: "money", min: 0 }, required: false },
    ],
  },
  {
    id: "seizure",
    questions: [
      choice("mode", ["collection", "transfer"]),
      thirdDebtors(),
      { path: "seizedBefore", text: "seizedBefore", field: { kind: "boolean" }, required: true },
      { path: "asksStatement", text: "asksStatement", field: { kind: "boolean" }, required: true, initial: true },
      { path: "court", text: "court.name", field: { kind: "court" }, required: true },
    ],
  },
];

/** K1: what is seized of all third debtors together is what is claimed. */
const sharesAreTheWhole: Check = ({ answers }) => {
  const shares = itemsAt(answers, "thirdDebtors").map((party) => numberAt(answers, `${party}.share`));
  const sum = shares.reduce((all: number, share) => all + (share ?? 0), 0);
  const total = claimedOf(answers)?.total ?? null;
  return total === null || shares.includes(null) || sum === total
    ? []
    : [{ code: "K1", reason: "shares", severity: "block", path: "thirdDebtors", values: { sum, total } }];
};

/**
 * K2: some titles are executed once they are final alone, and a claim passes by no order beside another (민사집행법 229⑤). A
 * transfer order takes effect once it is final itself (229⑦), which no answer can know.
 */
const orderMayBe: Check = ({ answers }) => {
  const isOpen = finalityOf(answers) === "needed" && dateAt(answers, "titleFinalOn") === null;
  return [
    ...(isOpen ? (["titleFinalOn"] as const) : []),
    ...(isTransfer(answers) && isTrueAt(answers, "seizedBefore") ? (["seizedBefore"] as const) : []),
  ].map((path) => ({ code: "K2", reason: path, severity: "block", path, values: {} }));
};

/** K3: seized twice, it is collected once: staff look at the order before. */
const isSeizedOnce: Check = ({ answers }) =>
  isTrueAt(answers, "seizedBefore") && !isTransfer(answers)
    ? [{ code: "K3", reason: "seizedBefore", severity: "warn", path: "seizedBefore", values: {} }]
    : [];

const debtorsHomes = (answers: Answers) => itemsAt(answers, "debtors").map((debtor) => `${debtor}.address`);

/** Proves annexes for each of several third debtors, law's dated figures in them, and a paper that a lawyer releases. */
export const debtSeizure: DocumentType = {
  id: "debt-seizure",
  version: 1,
  mode: "B",
  services: ["debt-seizure"],
  name: "채권압류 및 추심(전부)명령신청서",
  basis: [{ law: "civilExecution", articles: ["223", "224", "225", "229", "237", "246"] }],
  format: COURT_FORMAT,
  exhibits: () => EXHIBITS,
  attachmentsOf,
  delivery: "filed",
  interview: INTERVIEW,
  checks: [
    sharesAreTheWhole,
    orderMayBe,
    isSeizedOnce,
    datesInOrder("titleMadeOn", "titleServedOn", "titleFinalOn"),
    partiesDiffer(...SIDES),
    companiesAreWhole(...SIDES),
    registerNumbersFit(...SIDES),
    minorsAreRepresented(["creditors", "debtors"]),
    courtFits("court", debtorsHomes),
    localCourtIsSeen("court", debtorsHomes),
    attachmentsAreReady(attachmentsOf),
  ],
  needsLawyer: (draft) => partyReviewConditions(draft, SIDES),
  build,
};
