import { plusDays } from "@legal/legal-rules";
import { WAGE_DELAY } from "@legal/legal-rules/claims";
import type { PaymentRow } from "@legal/legal-rules/interest";
import type { Answers } from "../engine/answers.ts";
import type { Draft, ExhibitSeries } from "../engine/document-type.ts";
import { citation } from "../engine/exhibits.ts";
import { factsInOrder } from "../engine/facts.ts";
import { BLANK, paperDate, paperDateAt, withParticle, wonPlain } from "../engine/korean.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { causeFacts, causeOf, type Cause } from "./cause.ts";
import { dueDayOf } from "./due-day.ts";
import { asksDueDate, ledgerOf, paymentsOf, totalOf, type Ledger } from "./ledger.ts";
import { datedCapOf, delayRateOf, statutoryRateOf } from "./rates.ts";

/** What the sides are called in the sentences: 채권자, 채무자들. */
export interface Sides {
  claimant: string;
  debtor: string;
  /** Those whose debt it is, where others guarantee it. */
  principal?: { debtor: string; guarantors: string };
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

const dueSentence = (answers: Answers): string => {
  const delay = textAt(answers, "delayRate");
  const due =
    asksDueDate(answers) && isTrueAt(answers, "hasDueDate")
      ? `지급기일은 ${paperDateAt(answers, "dueDate")}입니다`
      : "";
  const late = delay === "" ? "" : `지급을 지체하면 연 ${Number(delay)}%의 지연손해금을 지급하기로 하였습니다`;
  return [due, late]
    .filter(Boolean)
    .map((sentence) => ` ${sentence}.`)
    .join("");
};

/** What a lease is about, before its name. */
const premisesOf = (answers: Answers): string => `${textAt(answers, "premises") || BLANK}에 관하여 `;

/** A contract and its performance on the same day need the day once. */
const contractAndPerformance = (answers: Answers, sides: Sides, cause: Cause, total: string): string => {
  const { contract = "계약", performance = "", price = "" } = causeFacts(cause);
  const [made, done] = [paperDateAt(answers, "contractDate"), paperDateAt(answers, "performedOn")];
  const when = made === done ? "같은 날" : done;
  const performed = performance.replace("채무자", sides.debtor);
  const about = cause === "rent" ? premisesOf(answers) : "";
  return `${withParticle(sides.claimant, "은/는")} ${made} ${withParticle(sides.debtor, "과/와")} ${about}${contract}을 체결하였고, ${when} ${performed}. 그에 따른 ${withParticle(price, "은/는")} ${total}입니다.${dueSentence(answers)}`;
};

const depositSentence = (answers: Answers, { claimant, debtor }: Sides, total: string): string => {
  const vacated = dateAt(answers, "vacatedOn");
  const moved =
    vacated === null
      ? ""
      : ` ${withParticle(claimant, "은/는")} ${paperDate(vacated)} ${debtor}에게 임대차목적물을 인도하였습니다.`;
  return `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "contractDate")} ${withParticle(debtor, "과/와")} ${premisesOf(answers)}임대차계약을 체결하고 ${paperDateAt(answers, "performedOn")} 임대차보증금 ${total}을 지급하였습니다. 위 임대차는 ${paperDateAt(answers, "dueDate")} 종료되었습니다.${moved}`;
};

const wagesSentence = (answers: Answers, { claimant, debtor }: Sides, total: string): string => {
  const left = isTrueAt(answers, "hasLeft")
    ? `일하다가 ${paperDateAt(answers, "leftOn")} 퇴직하였습니다`
    : "현재까지 일하고 있습니다";
  return `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "contractDate")} ${debtor}에게 고용되어 ${left}. ${withParticle(debtor, "이/가")} 지급하지 아니한 임금 등은 ${total}입니다.${dueSentence(answers)}`;
};

type Opening = (answers: Answers, sides: Sides, total: string, cause: Cause) => string;

const underContract: Opening = (answers, sides, total, cause) => contractAndPerformance(answers, sides, cause, total);

const OPENINGS: Readonly<Record<Cause, Opening>> = {
  loan: (answers, { claimant, debtor }, total) =>
    `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "performedOn")} ${debtor}에게 ${total}을 ${termsOf(answers)} 대여하였습니다.`,
  goods: underContract,
  services: underContract,
  works: underContract,
  rent: underContract,
  deposit: depositSentence,
  wages: wagesSentence,
  damages: (answers, { claimant, debtor }, total) =>
    `${withParticle(debtor, "은/는")} ${paperDateAt(answers, "performedOn")} 위법한 행위로 ${claimant}에게 손해를 입혔고, 그 손해액은 ${total}입니다.`,
  unjust: (answers, { claimant, debtor }, total) =>
    `${withParticle(debtor, "은/는")} ${paperDateAt(answers, "performedOn")} 법률상 원인 없이 ${total} 상당의 이익을 얻고 이로 인하여 ${claimant}에게 같은 금액의 손해를 입혔습니다.${dueSentence(answers)}`,
  agreement: (answers, { claimant, debtor }, total) =>
    `${withParticle(debtor, "은/는")} ${paperDateAt(answers, "contractDate")} ${claimant}에게 ${total}을 ${termsOf(answers)} 지급하기로 약정하였습니다.`,
  reimbursement: (answers, { claimant, debtor }, total) =>
    `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "performedOn")} ${withParticle(debtor, "을/를")} 대신하여 ${debtor}의 채무 ${total}을 변제하였으므로 ${debtor}에 대하여 구상권을 가집니다.${dueSentence(answers)}`,
  assigned: (answers, { claimant, debtor }, total) =>
    `${withParticle(claimant, "은/는")} ${paperDateAt(answers, "contractDate")} ${withParticle(textAt(answers, "assignor") || BLANK, "으로/로")}부터 ${debtor}에 대한 채권 ${total}을 양수하였고, 그 양도통지는 ${paperDateAt(answers, "performedOn")} ${debtor}에게 도달하였습니다.${dueSentence(answers)}`,
  other: (answers, { claimant, debtor }, total) =>
    `${withParticle(debtor, "은/는")} 다음과 같은 사유로 ${claimant}에게 ${total}을 지급할 의무가 있습니다.${dueSentence(answers)}`,
};

const itemsSentence = (answers: Answers): string | null => {
  const [items, total] = [itemsAt(answers, "items"), totalOf(answers)];
  if (items.length < 2 || total === null) return null;
  const each = items.map((item) => {
    const due = dateAt(answers, `${item}.dueDate`);
    const title = textAt(answers, `${item}.title`) || BLANK;
    return `${title} ${wonPlain(numberAt(answers, `${item}.amount`))}${due === null ? "" : `(지급기일 ${paperDate(due)})`}`;
  });
  return `위 금액의 내역은 ${each.join(", ")}이고, 그 합계는 ${wonPlain(total)}입니다.`;
};

const allocationSentence = (rows: readonly PaymentRow[], principal: number | null): string => {
  const each = rows.flatMap(({ date, toInterest, toPrincipal }) => {
    const [first = "", ...rest] = [
      toInterest > 0 || toPrincipal === 0 ? `이자 또는 지연손해금에 ${wonPlain(toInterest)}` : "",
      toPrincipal > 0 ? `원금에 ${wonPlain(toPrincipal)}` : "",
    ].filter(Boolean);
    return [`${paperDate(date)} 변제금은 ${first}`, ...rest];
  });
  return ` 이를 민법 제479조에 따라 충당하면 ${each.join(", ")}이 ${each.length > 1 ? "각 " : ""}충당되어, 남은 원금은 ${wonPlain(principal)}입니다.`;
};

const paymentsSentence = (answers: Answers, { debtor }: Sides, ledger: Ledger): string | null => {
  const payments = paymentsOf(answers);
  if (payments.length === 0) return null;
  const each = payments.map(({ date, amount }) => `${paperDate(date)} ${wonPlain(amount)}`);
  const paid = `${withParticle(debtor, "은/는")} ${each.join(", ")}을 변제하였습니다.`;
  // More than is owed was paid: a blank, as in the order's amount, and a check that blocks.
  const left = ledger.overpaid > 0 ? null : ledger.principal;
  if (ledger.allocation.length > 0) return paid + allocationSentence(ledger.allocation, left);
  return `${paid} 이를 원금에 충당하면 남은 원금은 ${wonPlain(left)}입니다.`;
};

const defaultSentence = (answers: Answers, { claimant, debtor }: Sides): string => {
  const demanded = dateAt(answers, "demandedOn");
  const rest = itemsAt(answers, "payments").length > 0 ? "나머지 돈을" : "위 돈을";
  if (demanded !== null) {
    return `${withParticle(claimant, "은/는")} ${debtor}에게 위 돈의 지급을 청구하여 그 청구가 ${paperDate(demanded)} 도달하였으나, ${withParticle(debtor, "은/는")} 현재까지 ${rest} 지급하지 아니하고 있습니다.`;
  }
  const due = dueDayOf(answers);
  const past = due === null || causeOf(answers) === "damages" ? "현재까지" : "변제기가 지난 현재까지";
  return `그런데도 ${withParticle(debtor, "은/는")} ${past} ${rest} 지급하지 아니하고 있습니다.`;
};

/** Which law a rate rests on, where it is not the Civil Act's own. */
const rateSentence = (answers: Answers): string | null => {
  const [rate, due] = [delayRateOf(answers), dueDayOf(answers)];
  if (due === null || rate !== statutoryRateOf(answers)) return null;
  if (causeOf(answers) === "wages" && rate === WAGE_DELAY.ratePercent) {
    const paydays = itemsAt(answers, "items").map((item) => dateAt(answers, `${item}.dueDate`) ?? due);
    const whole = paydays.every((payday) => statutoryRateOf(answers, payday) === rate);
    const which = whole ? "위 돈" : `위 돈 중 지급기일이 ${paperDate(WAGE_DELAY.employedFrom)} 이후인 임금`;
    return `${which}에 대하여는 근로기준법 제37조에 따라 연 ${rate}%의 지연이자가 적용됩니다.`;
  }
  return isTrueAt(answers, "commercial")
    ? `위 채무는 상행위로 인한 것이므로 그 지연손해금에는 상법 제54조에서 정한 연 ${rate}%의 이율이 적용됩니다.`
    : null;
};

/** What was paid of the interest, and that no more than the law allows is claimed. */
const interestSentence = (answers: Answers, { claimant }: Sides): string | null => {
  const [from, given] = [dateAt(answers, "interestFrom"), dateAt(answers, "performedOn")];
  const paid =
    from === null || given === null || from <= given
      ? ""
      : `${withParticle(claimant, "은/는")} ${paperDate(plusDays(from, -1))}까지의 이자는 지급받았습니다.`;
  const cap = datedCapOf(answers);
  const isAbove = ["interestRate", "delayRate"].some(
    (path) => cap !== null && Number(textAt(answers, path)) > Number(cap),
  );
  const capped = isAbove ? `다만 이자제한법 제2조에서 정한 한도인 연 ${cap}%의 범위에서 청구합니다.` : "";
  return [paid, capped].filter(Boolean).join(" ") || null;
};

const factSentence = (draft: Draft, series: ExhibitSeries, fact: string): string => {
  const { answers } = draft;
  const date = dateAt(answers, `${fact}.date`);
  const said = (textAt(answers, `${fact}.text`) || BLANK).replaceAll(/\s+/g, " ").replace(/[. ]+$/, "");
  const cited = citation(draft, series, textAt(answers, `${fact}.exhibit`));
  return `${date === null ? "" : `${paperDate(date)} `}${said}${cited}.`;
};

/** `입니다.` takes its citation before the full stop. */
const cite = (sentence: string, cited: string): string =>
  cited === "" ? sentence : sentence.replace(/\.$/, `${cited}.`);

/** One paragraph of grounds: a name that stays, and its text; null where nothing is to be said. */
export interface Ground {
  id: string;
  text: (draft: Draft) => string | null;
}

/** Of a claim whose cause and amounts are known; null before. */
const known =
  (text: (answers: Answers, ledger: Ledger) => string | null): Ground["text"] =>
  ({ answers }) => {
    const ledger = causeOf(answers) === null ? null : ledgerOf(answers);
    return ledger === null ? null : text(answers, ledger);
  };

const openingOf = (draft: Draft, sides: Sides, series: ExhibitSeries): string | null => {
  const { answers } = draft;
  const [cause, total] = [causeOf(answers), totalOf(answers)];
  if (cause === null || total === null) return null;
  const debtor = sides.principal?.debtor ?? sides.debtor;
  const opening = OPENINGS[cause](answers, { ...sides, debtor }, wonPlain(total), cause);
  return cite(opening, citation(draft, series, textAt(answers, "contractExhibit")));
};

const guaranteeSentence = ({ principal }: Sides): string | null =>
  principal === undefined
    ? null
    : `${withParticle(principal.guarantors, "은/는")} ${principal.debtor}의 위 채무를 연대하여 보증하였습니다.`;

/** The grounds of a claim for money, paragraph by paragraph, without the conclusion. */
export const groundsOf = ({ answers: given }: Draft, sides: Sides, series: ExhibitSeries): readonly Ground[] => [
  { id: "opening", text: (draft) => openingOf(draft, sides, series) },
  { id: "guarantee", text: ({ answers }) => (causeOf(answers) === null ? null : guaranteeSentence(sides)) },
  { id: "items", text: ({ answers }) => itemsSentence(answers) },
  { id: "interest", text: ({ answers }) => interestSentence(answers, sides) },
  ...factsInOrder(given).map((fact): Ground => ({
    id: `fact-${fact.slice(fact.indexOf(".") + 1)}`,
    text: (draft) => factSentence(draft, series, fact),
  })),
  { id: "payments", text: known((answers, ledger) => paymentsSentence(answers, sides, ledger)) },
  { id: "default", text: ({ answers }) => (causeOf(answers) === null ? null : defaultSentence(answers, sides)) },
  { id: "rate", text: ({ answers }) => (causeOf(answers) === null ? null : rateSentence(answers)) },
];
