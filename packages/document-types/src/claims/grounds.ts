import { plusDays } from "@legal/legal-rules";
import { WAGE_RATE, WAGE_RATE_FROM_DAY } from "@legal/legal-rules/claims";
import type { PaymentRow } from "@legal/legal-rules/interest";
import type { Answers } from "../engine/answers.ts";
import type { Draft, ExhibitSeries } from "../engine/document-type.ts";
import { citation } from "../engine/exhibits.ts";
import { factsInOrder } from "../engine/facts.ts";
import { BLANK, paperDate, withParticle, wonPlain } from "../engine/korean.ts";
import { dateAt, isOneOfBy, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { annexOf } from "./annexes.ts";
import { causeFacts, causeOf, isBill, isCheque, type Cause } from "./cause.ts";
import { isGivenSinceDemand, ownDueDayOf, partDueDays } from "./due-day.ts";
import { givenDayOf, givenDaysOf, ledgerOf, paymentsOf, paysAboveCap, totalOf, type Ledger } from "./ledger.ts";
import { OPENINGS, type Sides } from "./openings.ts";
import {
  datedCapOf,
  delayRateOf,
  isAboveCap,
  isCommercial,
  leaversRateFrom,
  legalInterestOf,
  statutoryRateOf,
} from "./rates.ts";

/** What was done on the day of a part that has one of its own. */
const GIVEN: Partial<Readonly<Record<Cause, string>>> = {
  loan: "대여",
  goods: "인도",
  services: "제공",
  reimbursement: "변제",
  damages: "손해 발생",
  unjust: "이득",
};

/** Of these the opening sentence does not say what it is for. */
const saysWhatFor = isOneOfBy(causeOf)("rent", "wages", "goods", "services", "works", "damages", "unjust");

/** What a single item is for, unless its title is the name of the claim. */
const itemSentence = (answers: Answers): string | null => {
  const [cause, title] = [causeOf(answers), textAt(answers, `${itemsAt(answers, "items")[0]}.title`)];
  if (cause === null || title === "" || !saysWhatFor(answers)) return null;
  const { name, price } = causeFacts(cause);
  const isNamed = [name, price].some((word) => word?.replaceAll(" ", "") === title.replaceAll(" ", ""));
  return isNamed ? null : `위 금액의 내역은 ${title}입니다.`;
};

const itemsSentence = (answers: Answers): string | null => {
  const [items, total] = [itemsAt(answers, "items"), totalOf(answers)];
  if (items.length === 0 || total === null) return null;
  if (items.length === 1) return itemSentence(answers);
  const annex = annexOf(answers, "items");
  if (annex !== null) return `위 금액의 내역은 ${annex} 기재와 같고, 그 합계는 ${wonPlain(total)}입니다.`;
  const given = GIVEN[causeOf(answers) ?? "other"] ?? "";
  const differ = givenDaysOf(answers).length > 1;
  const each = items.map((item) => {
    const [done, due] = [givenDayOf(answers, item), ownDueDayOf(answers, item)];
    const days = [
      done !== null && differ ? `${paperDate(done)} ${given}` : "",
      due === null ? "" : `지급기일 ${paperDate(due)}`,
    ].filter(Boolean);
    const title = textAt(answers, `${item}.title`) || BLANK;
    const amount = wonPlain(numberAt(answers, `${item}.amount`));
    return `${title} ${amount}${days.length === 0 ? "" : `(${days.join(", ")})`}`;
  });
  return `위 금액의 내역은 ${each.join(", ")}이고, 그 합계는 ${wonPlain(total)}입니다.`;
};

const allocationSentence = (answers: Answers, rows: readonly PaymentRow[], principal: number | null): string => {
  const each = rows.flatMap(({ date, toInterest, toPrincipal }) => {
    const [first = "", ...rest] = [
      toInterest > 0 || toPrincipal === 0 ? `이자 또는 지연손해금에 ${wonPlain(toInterest)}` : "",
      toPrincipal > 0 ? `원금에 ${wonPlain(toPrincipal)}` : "",
    ].filter(Boolean);
    return [`${paperDate(date)} 변제금은 ${first}`, ...rest];
  });
  const law = paysAboveCap(answers) ? "이자제한법 제2조 제4항과 민법 제479조" : "민법 제479조";
  const annex = annexOf(answers, "payments");
  const taken = annex === null ? `${each.join(", ")}이` : `${annex} 기재와 같이 이자·지연손해금과 원금에`;
  return ` 이를 ${law}에 따라 충당하면 ${taken} ${each.length > 1 ? "각 " : ""}충당되어, 남은 원금은 ${wonPlain(principal)}입니다.`;
};

/** Who of several debtors paid is not asked. */
const paymentsSentence = (answers: Answers, { claimant }: Sides, ledger: Ledger): string | null => {
  const payments = paymentsOf(answers);
  if (payments.length === 0) return null;
  const annex = annexOf(answers, "payments");
  const each = payments.map(({ date, amount }) => `${paperDate(date)} ${wonPlain(amount)}`).join(", ");
  const what = annex === null ? each : `${annex} 기재와 같이 합계 ${wonPlain(ledger.paid)}`;
  // What an assigned claim was paid before went to another.
  const paid =
    causeOf(answers) === "assigned"
      ? `위 돈 중 ${what}이 변제되었습니다.`
      : `${withParticle(claimant, "은/는")} ${what}을 변제받았습니다.`;
  // More than is owed was paid: a blank, as in the order's amount, and a check that blocks.
  const left = ledger.overpaid > 0 ? null : ledger.principal;
  if (ledger.allocation.length > 0) return paid + allocationSentence(answers, ledger.allocation, left);
  const accrued =
    ledger.accrued === 0
      ? ""
      : ` 변제된 원금에 대하여 각 변제일까지 발생한 이자·지연손해금은 ${wonPlain(ledger.accrued)}입니다.`;
  return `${paid} 이를 원금에 충당하면 남은 원금은 ${wonPlain(left)}입니다.${accrued}`;
};

/** What a demand asked for: all, or what had been given until then; null where nothing had. */
const demandedOf = (answers: Answers): string | null => {
  const items = itemsAt(answers, "items");
  const parts = items.filter((item) => !isGivenSinceDemand(answers, item));
  if (items.length > 0 && parts.length === 0) return null;
  if (parts.length === items.length) return "위 돈";
  const amount = parts.reduce((sum, item) => sum + (numberAt(answers, `${item}.amount`) ?? 0), 0);
  return `위 돈 중 ${wonPlain(amount)}`;
};

const isAnyDue = (answers: Answers): boolean =>
  itemsAt(answers, "items")
    .map(partDueDays(answers))
    .some((day) => day !== null);

const defaultSentence = (answers: Answers, { claimant, debtor }: Sides): string => {
  const demanded = dateAt(answers, "demandedOn");
  const rest = itemsAt(answers, "payments").length > 0 ? "나머지 돈을" : "위 돈을";
  const what = demandedOf(answers);
  if (demanded !== null && what !== null) {
    const until = dateAt(answers, "demandedUntil");
    const asked =
      until === null ? `${what}의 지급을 청구하여` : `${what}을 ${paperDate(until)}까지 지급하라고 청구하여`;
    const arrived = itemsAt(answers, "debtors").length > 1 ? "까지 모두" : "";
    return `${withParticle(claimant, "은/는")} ${debtor}에게 ${asked} 그 청구가 ${paperDate(demanded)}${arrived} 도달하였으나, ${withParticle(debtor, "은/는")} 현재까지 ${rest} 지급하지 아니하고 있습니다.`;
  }
  const past = !isAnyDue(answers) || causeOf(answers) === "damages" ? "현재까지" : "변제기가 지난 현재까지";
  return `그런데도 ${withParticle(debtor, "은/는")} ${past} ${rest} 지급하지 아니하고 있습니다.`;
};

const commercialSentence = (answers: Answers, rate: string, which = "위 채무는", when = ""): string | null => {
  const interest = legalInterestOf(answers) === null ? "지연손해금" : "법정이자와 지연손해금";
  return isCommercial(answers)
    ? `${which} 상행위로 인한 것이므로 그 ${when}${interest}에는 상법 제54조에서 정한 연 ${rate}%의 이율이 적용됩니다.`
    : null;
};

const wageRateOf = (which: string): string =>
  `${which}에 대하여는 근로기준법 제37조에 따라 연 ${WAGE_RATE.value}%의 지연이자가 적용됩니다.`;

const billSentence = (answers: Answers, rate: string): string => {
  const law = isCheque(answers) ? "수표법 제44조 제2호" : "어음법 제48조 제1항 제2호";
  return `위 돈에 대하여는 ${law}에서 정한 연 ${rate}%의 이율이 적용됩니다.`;
};

/** Wages of before the law's day bear its rate from the fifteenth day after leaving alone. */
const wageRateSentence = (answers: Answers): string | null => {
  const rates = itemsAt(answers, "items").map((item) => statutoryRateOf(answers, partDueDays(answers)(item)));
  const other = rates.find((rate) => rate !== WAGE_RATE.value);
  if (other === undefined) return wageRateOf("위 돈");
  const [from, since] = [leaversRateFrom(answers), paperDate(WAGE_RATE_FROM_DAY.employed.from)];
  if (from !== null) {
    const until = `다만 지급기일이 ${since} 전인 임금에는 퇴직한 날부터 ${WAGE_RATE_FROM_DAY.left.value - 1}일이 지난 ${paperDate(from)}부터 적용됩니다.`;
    const before = commercialSentence(answers, other, "위 임금 채무는", "전의 ");
    return [wageRateOf("위 돈"), until, before].filter(Boolean).join(" ");
  }
  if (rates.every((rate) => rate === other)) return commercialSentence(answers, other);
  const rest = commercialSentence(answers, other, "그 밖의 임금 채무는");
  return [wageRateOf(`위 돈 중 지급기일이 ${since} 이후인 임금`), rest].filter(Boolean).join(" ");
};

/** Which law a rate rests on, where it is not the Civil Act's own. */
const rateSentence = (answers: Answers): string | null => {
  const [rate, legal] = [delayRateOf(answers), legalInterestOf(answers)];
  if (!isAnyDue(answers)) return legal === null ? null : commercialSentence(answers, legal);
  if (causeOf(answers) === "wages") return wageRateSentence(answers);
  if (rate !== statutoryRateOf(answers)) return null;
  return isBill(answers) ? billSentence(answers, rate) : commercialSentence(answers, rate);
};

/** What was paid of the interest, and that no more than the law allows is claimed. */
const interestSentence = (answers: Answers, { claimant }: Sides): string | null => {
  const [from, given] = [dateAt(answers, "interestFrom"), dateAt(answers, "performedOn")];
  const paid =
    from === null || given === null || from <= given
      ? ""
      : `${withParticle(claimant, "은/는")} ${paperDate(plusDays(from, -1))}까지의 이자는 지급받았습니다.`;
  const capped = isAboveCap(answers)
    ? `다만 이자제한법 제2조에서 정한 한도인 연 ${datedCapOf(answers)}%의 범위에서 청구합니다.`
    : "";
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
  const debtor = sides.guaranteed?.debtor ?? sides.debtor;
  const opening = OPENINGS[cause](answers, { ...sides, debtor }, wonPlain(total), cause);
  return cite(opening, citation(draft, series, textAt(answers, "contractExhibit")));
};

/** The grounds of a claim for money, paragraph by paragraph, without the conclusion. */
export const groundsOf = ({ answers: given }: Draft, sides: Sides, series: ExhibitSeries): readonly Ground[] => [
  { id: "opening", text: (draft) => openingOf(draft, sides, series) },
  {
    id: "guarantee",
    text: ({ answers }) => (causeOf(answers) === null ? null : (sides.guaranteed?.sentences.join(" ") ?? null)),
  },
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
