import type { Answers } from "../engine/answers.ts";
import { BLANK, paperDate, paperDateAt, withParticle, wonPlain } from "../engine/korean.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { causeFacts, isBegun, isJointDebtor, type Cause } from "./cause.ts";
import { ownDueDayOf } from "./due-day.ts";
import type { Guaranteed } from "./guarantee.ts";
import { leaseEndingOf } from "./lease-ending.ts";
import { asksDueDate, givenDayOf, givenDaysOf } from "./ledger.ts";

/** What the sides are called in the sentences: 채권자, 채무자들. */
export interface Sides {
  claimant: string;
  debtor: string;
  guaranteed: Guaranteed | null;
}

/** The terms of a debt as its sentence names them: 변제기와 이율. */
const termsOf = (answers: Answers): string => {
  const due = isTrueAt(answers, "hasDueDate") ? paperDateAt(answers, "dueDate") : null;
  const interest = textAt(answers, "interestRate");
  const delay = textAt(answers, "delayRate");
  const terms = [
    due === null ? "" : `변제기 ${due}`,
    interest === "" ? "" : `이자 연 ${Number(interest)}%`,
    delay === "" ? "" : `지연손해금 연 ${Number(delay)}%`,
  ].filter(Boolean);
  const undated = due === null ? "변제기의 정함 없이" : "";
  return [undated, terms.length === 0 ? "" : `${terms.join(", ")}로 정하여`].filter(Boolean).join(" ");
};

/** The common day, or that of the only part; those of several are listed with them. */
const dueDateOf = (answers: Answers): string | null => {
  if (asksDueDate(answers) && isTrueAt(answers, "hasDueDate")) return paperDateAt(answers, "dueDate");
  const [item, ...others] = itemsAt(answers, "items");
  const own = item === undefined || others.length > 0 ? null : ownDueDayOf(answers, item);
  return own === null ? null : paperDate(own);
};

const dueSentence = (answers: Answers): string => {
  const delay = textAt(answers, "delayRate");
  const date = dueDateOf(answers);
  const due = date === null ? "" : `지급기일은 ${date}입니다`;
  const late = delay === "" ? "" : `지급을 지체하면 연 ${Number(delay)}%의 지연손해금을 지급하기로 하였습니다`;
  return [due, late]
    .filter(Boolean)
    .map((sentence) => ` ${sentence}.`)
    .join("");
};

/** What a lease is about, before its name. */
const premisesOf = (answers: Answers): string => `${textAt(answers, "premises") || BLANK}에 관하여 `;

/** A contract and its performance on the same day need the day once. */
const whenDone = (answers: Answers): string => {
  const made = dateAt(answers, "contractDate");
  const [first = dateAt(answers, "performedOn"), ...others] = givenDaysOf(answers);
  const last = others.at(-1);
  if (last !== undefined) return `${paperDate(first)}부터 ${paperDate(last)}까지`;
  return made !== null && made === first ? "같은 날" : paperDate(first);
};

/** `체결하였고, 2025. 5. 20. 채무자에게 물품을 인도하였습니다`, as far as it was done. */
const performanceOf = (answers: Answers, { debtor }: Sides, cause: Cause): string => {
  const { performance = "", partPerformance } = causeFacts(cause);
  if (!isBegun(answers)) return "체결하였습니다";
  const part = textAt(answers, "donePart");
  const isPart = answers["finished"] === false && partPerformance !== undefined;
  const done = isPart
    ? `${paperDateAt(answers, "performedOn")}까지 ${partPerformance(part)}`
    : `${whenDone(answers)} ${performance}`;
  return `체결하였고, ${done.replace("채무자", debtor)}`;
};

const contractAndPerformance = (answers: Answers, sides: Sides, cause: Cause, total: string): string => {
  const { contract = "계약", price = "" } = causeFacts(cause);
  const made = paperDateAt(answers, "contractDate");
  const about = cause === "rent" ? premisesOf(answers) : "";
  return `${withParticle(sides.claimant, "은/는")} ${made} ${withParticle(sides.debtor, "과/와")} ${about}${contract}을 ${performanceOf(answers, sides, cause)}. 그에 따른 ${withParticle(price, "은/는")} ${total}입니다.${dueSentence(answers)}`;
};

/** How a lease came to its end; without it, its last day alone. */
const leaseEnded = (answers: Answers, parties: string): string => {
  const [end, noticed] = [paperDateAt(answers, "dueDate"), paperDateAt(answers, "endNoticedOn")];
  switch (leaseEndingOf(answers)) {
    case "non-renewal":
      return `위 임대차의 기간은 ${end}까지이고, 갱신을 거절하는 통지가 ${noticed} 도달하였으므로, 위 임대차는 기간 만료로 종료되었습니다.`;
    case "agreement":
      return `${parties} ${paperDateAt(answers, "endAgreedOn")} 위 임대차를 끝내기로 합의하여, 위 임대차는 ${end} 종료되었습니다.`;
    case "termination":
      return `위 임대차를 해지하는 통지가 ${noticed} 도달하여, 위 임대차는 ${end} 종료되었습니다.`;
    default:
      return `위 임대차의 기간은 ${end}까지입니다.`;
  }
};

const depositSentence = (answers: Answers, { claimant, debtor }: Sides, total: string): string => {
  const vacated = dateAt(answers, "vacatedOn");
  const moved =
    vacated === null
      ? ""
      : ` ${withParticle(claimant, "은/는")} ${paperDate(vacated)} ${debtor}에게 임대차목적물을 인도하였습니다.`;
  const parties = `${withParticle(claimant, "과/와")} ${withParticle(debtor, "은/는")}`;
  return `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "contractDate")} ${withParticle(debtor, "과/와")} ${premisesOf(answers)}임대차계약을 체결하고 ${paperDateAt(answers, "performedOn")} 임대차보증금 ${total}을 지급하였습니다. ${leaseEnded(answers, parties)}${moved}`;
};

const wagesSentence = (answers: Answers, { claimant, debtor }: Sides, total: string): string => {
  const left = isTrueAt(answers, "hasLeft")
    ? `일하다가 ${paperDateAt(answers, "leftOn")} 퇴직하였습니다`
    : "현재까지 일하고 있습니다";
  return `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "contractDate")} ${debtor}에게 고용되어 ${left}. ${withParticle(debtor, "이/가")} 지급하지 아니한 임금 등은 ${total}입니다.${dueSentence(answers)}`;
};

type Opening = (answers: Answers, sides: Sides, total: string, cause: Cause) => string;

const underContract: Opening = (answers, sides, total, cause) => contractAndPerformance(answers, sides, cause, total);

/** On which day how much was lent or paid; amounts of several days are listed one by one. */
const whenAndWhat = (answers: Answers, total: string): { when: string; what: string } => {
  const [first = dateAt(answers, "performedOn"), ...others] = givenDaysOf(answers);
  if (others.length === 0) return { when: `${paperDate(first)} `, what: total };
  const each = itemsAt(answers, "items").map(
    (item) => `${paperDate(givenDayOf(answers, item))} ${wonPlain(numberAt(answers, `${item}.amount`))}`,
  );
  return { when: "", what: `${each.join(", ")} 합계 ${total}` };
};

const loanSentence: Opening = (answers, { claimant, debtor }, total) => {
  const { when, what } = whenAndWhat(answers, total);
  return `${withParticle(claimant, "은/는")} ${when}${debtor}에게 ${what}을 ${termsOf(answers)} 대여하였습니다.`;
};

const PAID_AS: Readonly<Record<string, string>> = {
  "joint-debtor": "연대채무자로서 ",
  "requested-guarantor": "보증의 부탁을 받은 보증인으로서 ",
};

const reimbursementSentence: Opening = (answers, { claimant, debtor }, total) => {
  const { when, what } = whenAndWhat(answers, total);
  const paidAs = PAID_AS[textAt(answers, "paidAs")] ?? "";
  const law = isJointDebtor(answers) ? "제425조 제2항" : "제441조 제2항";
  const interest =
    paidAs === ""
      ? ""
      : ` 위 구상권에는 민법 ${law}에 따라 ${when === "" ? "각 " : ""}변제한 날 이후의 법정이자가 포함됩니다.`;
  const paid = isJointDebtor(answers)
    ? `${debtor}의 연대채무를 변제하였고, 그중 ${debtor}의 부담부분이 ${what}이므로`
    : `${debtor}의 채무 ${what}을 변제하였으므로`;
  const instead = isJointDebtor(answers) ? "" : `${withParticle(debtor, "을/를")} 대신하여 `;
  return `${withParticle(claimant, "은/는")} ${paidAs}${when}${instead}${paid} ${debtor}에 대하여 구상권을 가집니다.${interest}${dueSentence(answers)}`;
};

const assignedSentence: Opening = (answers, { claimant, debtor }, total) => {
  const assigned = isTrueAt(answers, "interestAssigned") ? "그 이자·지연손해금 채권과 함께 양수" : "양수";
  return `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "contractDate")} ${withParticle(textAt(answers, "assignor") || BLANK, "으로/로")}부터 ${debtor}에 대한 채권 ${total}을 ${assigned}하였고, 그 양도통지는 ${paperDateAt(answers, "performedOn")} ${debtor}에게 도달하였습니다.${dueSentence(answers)}`;
};

/** How the debt came about, by its cause. */
export const OPENINGS: Readonly<Record<Cause, Opening>> = {
  loan: loanSentence,
  goods: underContract,
  services: underContract,
  works: underContract,
  rent: underContract,
  deposit: depositSentence,
  wages: wagesSentence,
  damages: (answers, { claimant, debtor }, total) => {
    const { when, what } = whenAndWhat(answers, total);
    return `${withParticle(debtor, "은/는")} ${when}위법한 행위로 ${claimant}에게 손해를 입혔고, 그 손해액은 ${what}입니다.`;
  },
  unjust: (answers, { claimant, debtor }, total) => {
    const { when, what } = whenAndWhat(answers, total);
    return `${withParticle(debtor, "은/는")} ${when}법률상 원인 없이 ${what} 상당의 이익을 얻고 이로 인하여 ${claimant}에게 같은 금액의 손해를 입혔습니다.${dueSentence(answers)}`;
  },
  agreement: (answers, { claimant, debtor }, total) =>
    `${withParticle(debtor, "은/는")} ${paperDateAt(answers, "contractDate")} ${claimant}에게 ${total}을 ${termsOf(answers)} 지급하기로 약정하였습니다.`,
  reimbursement: reimbursementSentence,
  assigned: assignedSentence,
  other: (answers, { claimant, debtor }, total) =>
    `${withParticle(debtor, "은/는")} 다음과 같은 사유로 ${claimant}에게 ${total}을 지급할 의무가 있습니다.${dueSentence(answers)}`,
};
