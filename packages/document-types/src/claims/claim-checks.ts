import { plusDays } from "@legal/legal-rules";
import { limitationEnd, LIMITATIONS } from "@legal/legal-rules/claims";
import type { Answers } from "../engine/answers.ts";
import { datesInOrder } from "../engine/checks/dates.ts";
import type { Check, Draft, Issue } from "../engine/document-type.ts";
import { dateAt, itemsAt, sentencesAt, textAt } from "../engine/read-answers.ts";
import { partyKindOf } from "../parties/party-questions.ts";
import { causeOf, isBill, isForWork, isJointDebtor, limitationOf } from "./cause.ts";
import { dueDayOf, isDueByPaydays, partDueDays } from "./due-day.ts";
import { exercisables } from "./exercisable.ts";
import { oweShares } from "./guarantee.ts";
import { bearsInterestByParts, ledgerOf, takesInterestFirst } from "./ledger.ts";
import {
  agreementDayPath,
  contractRateOf,
  datedCapOf,
  hasNoCap,
  mayBeLoan,
  mayBePaidAboveCap,
  rateCapOn,
  statutoryRateOf,
} from "./rates.ts";

const issue = (
  code: string,
  reason: string,
  severity: Issue["severity"],
  path: string,
  values: Issue["values"] = {},
): Issue => ({ code, reason, severity, path, values });

/** G1: something is left to claim once payments are counted, and nothing was paid that no debt takes. */
const somethingIsOwed: Check = ({ answers }) => {
  const ledger = ledgerOf(answers);
  if (ledger === null || (ledger.principal > 0 && ledger.overpaid === 0)) return [];
  const { total, interest, paid, overpaid, accrued } = ledger;
  // A claim of interest alone has another value, and bears none itself.
  if (accrued > 0)
    return [{ ...issue("G1", "interestOnly", "block", "payments", { interest: accrued }), office: true }];
  return [issue("G1", "overpaid", "block", "payments", { total, interest, paid, overpaid })];
};

/** When the debt came about; null of an assigned one, whose days are those of the assignment. */
const beganOn = (answers: Answers): string | null => {
  if (causeOf(answers) === "assigned") return null;
  const performed = isForWork(answers) ? null : dateAt(answers, "performedOn");
  return performed ?? dateAt(answers, "contractDate");
};

/** G4: payments follow what they pay. */
const paymentsFollow: Check = ({ answers }) => {
  const from = beganOn(answers);
  return itemsAt(answers, "payments").flatMap((payment) => {
    const date = dateAt(answers, `${payment}.date`);
    if (date === null || from === null || date >= from) return [];
    return [issue("G4", "order", "block", `${payment}.date`, { date, before: from })];
  });
};

/**
 * G2: agreed rates above the cap of their day are claimed at that cap; where it is not known, the office computes. A sum
 * too small for a cap may be what is left of a loan that had one.
 */
const ratesUnderCap: Check = ({ answers, today }) => {
  if (!mayBeLoan(answers)) return [];
  const day = agreementDayPath(answers);
  if (day !== null && dateAt(answers, day) === null) return [];
  const [cap, lowest] = [datedCapOf(answers), rateCapOn(today)];
  return ["interestRate", "delayRate"]
    .map((path) => ({ path, rate: textAt(answers, path) }))
    .filter(({ rate }) => Number(rate) > Number(lowest))
    .map(({ path, rate }) => {
      if (hasNoCap(answers)) return issue("G2", "small", "warn", path, { rate });
      if (cap === null) return issue("G2", "undated", "block", path, { rate, cap: lowest });
      const reason = Number(rate) > Number(cap) ? "capped" : "older";
      return issue("G2", reason, "warn", path, { rate, cap, lowest });
    });
};

/** G2: of a loan, interest paid above the cap was paid on the principal: what was paid on which day is entered. */
const excessIsCounted: Check = ({ answers }) => {
  const [from, given] = [dateAt(answers, "interestFrom"), beganOn(answers)];
  if (causeOf(answers) !== "loan" || from === null || given === null || from <= given) return [];
  const isAbove = mayBePaidAboveCap(answers, plusDays(from, -1));
  return isAbove ? [issue("G2", "excess", "block", "interestFrom", { from })] : [];
};

/** G4: interest begins after the loan was given. */
const interestFollows: Check = ({ answers }) => {
  const [from, given] = [dateAt(answers, "interestFrom"), beganOn(answers)];
  if (from === null || given === null || from >= given) return [];
  return [issue("G4", "order", "block", "interestFrom", { date: from, before: given })];
};

/** G2: agreed interest of anything but a loan begins on a day that only the parties know. */
const interestBegins: Check = ({ answers }) =>
  causeOf(answers) !== "loan" && contractRateOf(answers) !== null && dateAt(answers, "interestFrom") === null
    ? [issue("G2", "start", "block", "interestFrom")]
    : [];

/** A price may be due before the work is done, a claim before it is assigned. */
const ordersOf = (answers: Answers): readonly (readonly string[])[] => {
  if (causeOf(answers) === "assigned") return [["contractDate", "performedOn", "demandedOn"]];
  if (!isForWork(answers)) {
    return [
      ["contractDate", "performedOn", "dueDate"],
      ["performedOn", "demandedOn", "demandedUntil"],
    ];
  }
  return ["performedOn", "dueDate", "demandedOn"].map((day) => ["contractDate", day]);
};

/** A part is given on or after the first day, and lent before it is due; who paid for another may have gone on. */
const ordersOfParts = (answers: Answers): readonly (readonly string[])[] => {
  if (causeOf(answers) === "assigned") return [];
  return itemsAt(answers, "items").map((item) => {
    const days = ["performedOn", `${item}.performedOn`];
    if (isForWork(answers) || causeOf(answers) === "reimbursement") return days;
    return [...days, dateAt(answers, `${item}.dueDate`) === null ? "dueDate" : `${item}.dueDate`];
  });
};

/** G4: of days that follow each other none is before the one that it follows. */
const daysFollow: Check = (draft) =>
  [...ordersOf(draft.answers), ...ordersOfParts(draft.answers)].flatMap((days) => datesInOrder(...days)(draft));

/** K1: nothing is claimed before it is due (소촉법 3① 단서, 민사소송법 462). */
const isDue: Check = ({ answers, today }) => {
  const paths = ["dueDate", "demandedUntil", ...itemsAt(answers, "items").map((item) => `${item}.dueDate`)];
  if (isDueByPaydays(answers)) paths.push(...itemsAt(answers, "items").map((item) => `${item}.payday`));
  const days = paths.map((path) => ({ path, date: dateAt(answers, path) }));
  // Within fourteen days of leaving wages are not late (근로기준법 36).
  if (dateAt(answers, "leftOn") !== null) days.push({ path: "leftOn", date: dueDayOf(answers) });
  return days.flatMap(({ path, date }) =>
    date !== null && date >= today ? [issue("K1", "notDue", "block", path, { date })] : [],
  );
};

/** Of wages that are due the one that bears more is paid first (민법 477 제2호), whichever was due first. */
const paysOfOtherRates = (answers: Answers): boolean => {
  if (causeOf(answers) !== "wages" || itemsAt(answers, "payments").length === 0) return false;
  const days = itemsAt(answers, "items").map(partDueDays(answers));
  return new Set(days.map((day) => statutoryRateOf(answers, day))).size > 1;
};

/**
 * K3: our arithmetic takes payments for interest first only where all is due on one day: the office enters what is left
 * of each part. Agreed interest of several parts is written, and a lawyer looks at it.
 */
const partsAreComputed: Check = ({ answers }) => {
  if (paysOfOtherRates(answers)) return [{ ...issue("K3", "rates", "block", "payments"), office: true }];
  if (!bearsInterestByParts(answers)) return [];
  return takesInterestFirst(answers)
    ? [{ ...issue("K3", "allocation", "block", "allocation"), office: true }]
    : [issue("K3", "parts", "warn", "items")];
};

/** K4: a deposit is returned against the flat (동시이행). */
const tenantHasLeft: Check = ({ answers }) =>
  causeOf(answers) === "deposit" && dateAt(answers, "dueDate") !== null && dateAt(answers, "vacatedOn") === null
    ? [issue("K4", "occupied", "block", "vacatedOn")]
    : [];

/** K5: between two companies the debt is commercial. */
const commerceIsSeen =
  (claimants: string, debtors: string): Check =>
  ({ answers }) => {
    const isCompany = (party: string): boolean => partyKindOf(answers, party) === "corporation";
    const both = [claimants, debtors].every((list) => itemsAt(answers, list).some(isCompany));
    const isAsked = answers["commercial"] === false;
    return both && isAsked ? [issue("K5", "commercial", "warn", "commercial")] : [];
  };

const FIGURES = /(?<!\d)\d{4}\. \d{1,2}\. \d{1,2}\.|(?<![\d,])[\d,]+원/g;

const figuresIn = (sentences: readonly string[]): Set<string> =>
  new Set(sentences.flatMap((sentence) => sentence.match(FIGURES) ?? []));

/** K6: sentences that a person has edited still name the amounts and days of the answers. */
export const editedProseAgrees =
  (path: string, generated: (draft: Draft) => readonly string[]): Check =>
  (draft) => {
    const edited = sentencesAt(draft.answers, path);
    if (edited === null) return [];
    const said = figuresIn(edited);
    const lost = [...figuresIn(generated(draft))].filter((figure) => !said.has(figure));
    return lost.length === 0 ? [] : [issue("K6", "stale", "warn", path, { figures: lost.slice(0, 5).join(", ") })];
  };

interface LimitationDay {
  item: string;
  date: string;
  years: number;
}

/** The first day on which the limitation of a part ends, as far as the answers say; null while they do not. */
export const limitationDayOf = ({ answers }: Draft): LimitationDay | null => {
  const days = exercisables(answers).flatMap(({ item, date }): LimitationDay[] => {
    const limitation = limitationOf(answers, item);
    if (limitation === null) return [];
    return [{ item, date: limitationEnd(limitation, date), years: LIMITATIONS[limitation].value }];
  });
  return days.toSorted((one, other) => (one.date < other.date ? -1 : 1))[0] ?? null;
};

const LIMITATION_NOTICE_DAYS = 180;

/** G9: the limitation is near or over. Acknowledgements and seizures that interrupt it are for a person to see. */
const limitationIsFar: Check = (draft) => {
  const end = limitationDayOf(draft);
  if (end === null || end.date > plusDays(draft.today, LIMITATION_NOTICE_DAYS)) return [];
  const reason = end.date < draft.today ? "over" : "near";
  const values = { date: end.date, years: end.years };
  if (itemsAt(draft.answers, "items").length < 2) return [issue("G9", reason, "warn", "", values)];
  const title = textAt(draft.answers, `${end.item}.title`);
  return [issue("G9", `${reason}Part`, "warn", end.item === "" ? "" : `${end.item}.title`, { ...values, title })];
};

/** G9: of a bill it depends on whom it binds, and a cheque's is months (어음법 70, 77①, 수표법 51). */
const billsLapseSoon: Check = ({ answers }) => (isBill(answers) ? [issue("G9", "bill", "warn", "items")] : []);

/** K7: several creditors share equally unless they agreed otherwise (민법 408). */
const creditorsShare =
  (claimants: string): Check =>
  ({ answers }) =>
    itemsAt(answers, claimants).length > 1 ? [issue("K7", "shares", "warn", claimants)] : [];

/** K7: nor do several debtors owe the whole, unless they agreed so or the law says so (민법 408, 상법 57①). */
const debtorsShare: Check = ({ answers }) => (oweShares(answers) ? [issue("K7", "debtors", "warn", "jointForm")] : []);

/** K7: who paid a joint debt is owed the others' parts of it alone (민법 425①). */
const othersPartIsClaimed: Check = ({ answers }) =>
  isJointDebtor(answers) ? [issue("K7", "ownPart", "warn", "paidAs")] : [];

/** What every claim for money is checked for. */
export const claimChecks = (claimants: string, debtors: string): readonly Check[] => [
  somethingIsOwed,
  daysFollow,
  paymentsFollow,
  ratesUnderCap,
  excessIsCounted,
  interestFollows,
  interestBegins,
  isDue,
  partsAreComputed,
  tenantHasLeft,
  commerceIsSeen(claimants, debtors),
  limitationIsFar,
  billsLapseSoon,
  creditorsShare(claimants),
  debtorsShare,
  othersPartIsClaimed,
];
