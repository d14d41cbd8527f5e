import type { Limitation } from "@legal/legal-rules/claims";
import type { Answers } from "../engine/answers.ts";
import { isOneOfBy, isTrueAt, itemsAt, textAt } from "../engine/read-answers.ts";

interface CauseFacts {
  /** What the claim is called: 대여금. */
  name: string;
  /** The contract that it comes from, in `○○계약`. */
  contract?: string;
  /** What the creditor did under it, as a sentence after its day. */
  performance?: string;
  /** The same of what was not finished, after the last day of it. */
  partPerformance?: (part: string) => string;
  /** What is owed, in `그 ○○은`. */
  price?: string;
  limitation: Limitation;
  /** Commercial debts last five years, unless a shorter period applies. */
  shortenedByCommerce?: true;
}

/** Causes of a claim for money, each with its words and its limitation. */
export const CAUSES = {
  loan: { name: "대여금", limitation: "ten-years", shortenedByCommerce: true },
  goods: {
    name: "물품대금",
    contract: "물품공급계약",
    performance: "채무자에게 물품을 인도하였습니다",
    partPerformance: (part) => `채무자에게 그중 ${part} 부분을 인도하였습니다`,
    price: "물품대금",
    limitation: "three-years",
  },
  services: {
    name: "용역대금",
    contract: "용역계약",
    performance: "용역을 모두 제공하였습니다",
    partPerformance: (part) => `그 용역 중 ${part} 부분을 제공하였습니다`,
    price: "용역대금",
    limitation: "three-years",
  },
  works: {
    name: "공사대금",
    contract: "공사도급계약",
    performance: "공사를 마쳤습니다",
    partPerformance: (part) => `그 공사 중 ${part} 부분을 마쳤습니다`,
    price: "공사대금",
    limitation: "three-years",
  },
  deposit: { name: "임대차보증금", limitation: "ten-years", shortenedByCommerce: true },
  rent: {
    name: "차임",
    contract: "임대차계약",
    performance: "채무자에게 임대차목적물을 인도하였습니다",
    price: "밀린 차임",
    limitation: "three-years",
  },
  wages: { name: "임금", limitation: "wages-three-years" },
  damages: { name: "손해배상(기)", limitation: "tort-three-years" },
  unjust: { name: "부당이득금", limitation: "ten-years" },
  agreement: { name: "약정금", limitation: "ten-years", shortenedByCommerce: true },
  reimbursement: { name: "구상금", limitation: "ten-years", shortenedByCommerce: true },
  /** Of what it was, the shortest that is common. */
  assigned: { name: "양수금", limitation: "three-years" },
  other: { name: "금전", limitation: "ten-years", shortenedByCommerce: true },
} as const satisfies Readonly<Record<string, CauseFacts>>;

export type Cause = keyof typeof CAUSES;

export const CAUSE_IDS = Object.keys(CAUSES) as readonly Cause[];

export const causeOf = (answers: Answers): Cause | null =>
  CAUSE_IDS.find((cause) => cause === textAt(answers, "cause")) ?? null;

export const causeFacts = (cause: Cause): CauseFacts => CAUSES[cause];

/** Whether something was to be delivered or done for the money, which may fall due before that is finished. */
export const isForWork = isOneOfBy(causeOf)("goods", "services", "works");

/** Whether money was given, which is owed from its own day on. */
export const isForMoneyGiven = isOneOfBy(causeOf)("loan", "reimbursement", "unjust");

/** Whether another of the joint debtors paid, who is owed the others' parts alone (민법 424, 425①). */
export const isJointDebtor = (answers: Answers): boolean =>
  causeOf(answers) === "reimbursement" && textAt(answers, "paidAs") === "joint-debtor";

/** Whether any of it was delivered or done. */
export const isBegun = (answers: Answers): boolean =>
  !isForWork(answers) || answers["finished"] !== false || textAt(answers, "donePart") !== "";

const hasTitle = (answers: Answers, words: RegExp): boolean =>
  itemsAt(answers, "items").some((item) => words.test(textAt(answers, `${item}.title`)));

const CHEQUE = /수표/;
const BILL = /어음|수표/;

/** Whether the money is owed on a bill or cheque, which is a claim without a cause of its own here. */
export const isBill = (answers: Answers): boolean => causeOf(answers) === "other" && hasTitle(answers, BILL);

/** 수표법 51: six months. */
export const isCheque = (answers: Answers): boolean => isBill(answers) && hasTitle(answers, CHEQUE);

/** 민법 164: lodging, meals, admission, hire of things, lessons. */
const ONE_YEAR =
  /숙박|음식(?:값|대금|비)|식대|밥값|술값|입장료|대여료|빌린 ?값|렌트|렌털|렌탈|수강|수업|교습|과외|레슨|학원비/;

const mayLapseWithinYear = isOneOfBy(causeOf)("goods", "services", "other");

/** Of one part; null of a cheque, whose six months no limitation in years says, and while the cause is not known. */
export const limitationOf = (answers: Answers, item: string): Limitation | null => {
  const [cause, title] = [causeOf(answers), textAt(answers, `${item}.title`)];
  if (cause === null || (cause === "other" && CHEQUE.test(title))) return null;
  if (cause === "other" && BILL.test(title)) return "bill-three-years";
  if (mayLapseWithinYear(answers) && ONE_YEAR.test(title)) return "one-year";
  const { limitation, shortenedByCommerce } = causeFacts(cause);
  return shortenedByCommerce && isTrueAt(answers, "commercial") ? "commercial-five-years" : limitation;
};
