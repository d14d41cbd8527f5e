import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { LOAN_CAP_FROM, LOAN_RATE_CAPS, WAGE_RATE, WAGE_RATE_FROM_DAY } from "@legal/legal-rules/claims";
import {
  CIVIL_RATE,
  COMMERCIAL_RATE,
  greaterRate,
  LAWSUIT_RATES,
  rateOn,
  type RatePercent,
} from "@legal/legal-rules/interest";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isOneOfBy, isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { partyKindOf } from "../parties/party-questions.ts";
import { causeOf, isBill, isForMoneyGiven } from "./cause.ts";
import { dueDayOf } from "./due-day.ts";

const lesser = (one: RatePercent, other: RatePercent): RatePercent => (Number(one) <= Number(other) ? one : other);

/** The lowest cap until that day, each being lower than the one before: within it a rate of any day may be claimed. */
export const rateCapOn = (today: CalendarDate): RatePercent => rateOn(LOAN_RATE_CAPS, today) ?? CIVIL_RATE;
/** What every rate after service is at least (소촉법 3). */
export const lawsuitRateOn = (today: CalendarDate): RatePercent => rateOn(LAWSUIT_RATES, today) ?? CIVIL_RATE;

/** `5.00` as `5`. */
const plain = (rate: RatePercent): RatePercent => String(Number(rate));

/** Only the interest of a loan of money has a cap (이자제한법 2①); these may be one. */
export const mayBeLoan = isOneOfBy(causeOf)("loan", "agreement", "assigned", "other");

/** The question that says when the rates were agreed; null where none does, as of a claim that was assigned. */
export const agreementDayPath = (answers: Answers): "performedOn" | "contractDate" | null => {
  const cause = causeOf(answers);
  if (cause === "loan") return "performedOn";
  return cause === "agreement" ? "contractDate" : null;
};

/** The last of the days on which the money was lent, until a day: no later loan has a higher cap. */
const agreedOn = (answers: Answers, until: CalendarDate): CalendarDate | null => {
  const path = agreementDayPath(answers);
  if (path === null) return null;
  const days = [path, ...itemsAt(answers, "items").map((item) => `${item}.${path}`)];
  return (
    days
      .flatMap((each) => dateAt(answers, each) ?? [])
      .filter((day) => day <= until)
      .toSorted()
      .at(-1) ?? null
  );
};

/** Whether each loan is below the sum from which rates have a cap; what is lent on one day is one loan. */
export const hasNoCap = (answers: Answers): boolean => {
  const sums = new Map<string, number>();
  for (const item of itemsAt(answers, "items")) {
    const day = textAt(answers, `${item}.performedOn`);
    sums.set(day, (sums.get(day) ?? 0) + (numberAt(answers, `${item}.amount`) ?? LOAN_CAP_FROM.value));
  }
  return sums.size > 0 && [...sums.values()].every((sum) => sum < LOAN_CAP_FROM.value);
};

const ALWAYS = "9999-12-31";

/** The cap of the day on which the rates were agreed (이자제한법 2①②); null where there is none, or its day is not known. */
export const datedCapOf = (answers: Answers, until = ALWAYS): RatePercent | null => {
  const day = hasNoCap(answers) ? null : agreedOn(answers, until);
  return day === null ? null : rateOn(LOAN_RATE_CAPS, day);
};

const isRateAboveCap = (answers: Answers, path: "interestRate" | "delayRate", until = ALWAYS): boolean => {
  const cap = datedCapOf(answers, until);
  return cap !== null && Number(textAt(answers, path)) > Number(cap);
};

/** Whether more was agreed than the cap of its day. */
export const isAboveCap = (answers: Answers): boolean =>
  isRateAboveCap(answers, "interestRate") || isRateAboveCap(answers, "delayRate");

/**
 * Whether what was paid until a day may be above the cap of what was lent by then, and so principal (이자제한법 2④): of
 * delay once it is due.
 */
export const mayBePaidAboveCap = (answers: Answers, until: CalendarDate): boolean => {
  const days = [dueDayOf(answers), ...itemsAt(answers, "items").map((item) => dateAt(answers, `${item}.dueDate`))];
  const isLate = days.some((due) => due !== null && due < until);
  return isRateAboveCap(answers, "interestRate", until) || (isLate && isRateAboveCap(answers, "delayRate", until));
};

/** Within the cap of its day; where that is not known, a check stops what may be above it. */
const agreedAt = (answers: Answers, path: string): RatePercent | null => {
  const [rate, cap] = [textAt(answers, path), datedCapOf(answers)];
  if (rate === "") return null;
  return plain(cap === null ? rate : lesser(rate, cap));
};

/** Interest until it is due; null where none was agreed. */
export const contractRateOf = (answers: Answers): RatePercent | null => agreedAt(answers, "interestRate");

/** From when all wages of who has left bear the rate of their own (근로기준법 36, 37①1). */
export const leaversRateFrom = (answers: Answers): CalendarDate | null => {
  const due = causeOf(answers) === "wages" && isTrueAt(answers, "hasLeft") ? dueDayOf(answers) : null;
  return due === null ? null : plusDays(due, 1);
};

/** Whether what was due on a day bears the rate of wages alone. */
export const isWageRate = (answers: Answers, due: CalendarDate | null): boolean =>
  causeOf(answers) === "wages" &&
  ((due ?? "") >= WAGE_RATE_FROM_DAY.employed.from || (isTrueAt(answers, "hasLeft") && due === dueDayOf(answers)));

const NON_PROFIT = /(?:사단|재단|학교|의료|복지|종교)법인/;

/** A company is a merchant, whose contracts with its workers are commercial (상법 5②, 47); of others it is asked. */
export const isCompanyEmployer = (answers: Answers): boolean =>
  causeOf(answers) === "wages" &&
  itemsAt(answers, "debtors").some(
    (debtor) => partyKindOf(answers, debtor) === "corporation" && !NON_PROFIT.test(textAt(answers, `${debtor}.name`)),
  );

export const isCommercial = (answers: Answers): boolean =>
  isTrueAt(answers, "commercial") || isCompanyEmployer(answers);

/** Of what was due on a day, each payday's wages by its own. */
export const statutoryRateOf = (answers: Answers, due = dueDayOf(answers)): RatePercent => {
  if (isWageRate(answers, due)) return WAGE_RATE.value;
  // 어음법 48①2, 수표법 44: as high, of merchants or not.
  return isCommercial(answers) || isBill(answers) ? COMMERCIAL_RATE : CIVIL_RATE;
};

/** Those who paid another's share, or for another at their request, are owed interest from that day (민법 425②, 441②). */
export const legalInterestOf = (answers: Answers): RatePercent | null =>
  causeOf(answers) === "reimbursement" && ["joint-debtor", "requested-guarantor"].includes(textAt(answers, "paidAs"))
    ? statutoryRateOf(answers)
    : null;

/** Interest before it is late: as agreed, or by law. */
export const earlyRateOf = (answers: Answers): RatePercent | null =>
  contractRateOf(answers) ?? legalInterestOf(answers);

/** From when it was due until service: as agreed for delay; else the agreed interest, never below the statutory rate. */
export const delayRateOf = (answers: Answers, due = dueDayOf(answers)): RatePercent => {
  const agreed = agreedAt(answers, "delayRate");
  if (agreed !== null) return agreed;
  const statutory = statutoryRateOf(answers, due);
  const contract = contractRateOf(answers);
  return contract === null ? statutory : greaterRate(contract, statutory);
};

/**
 * The first day of interest before it is late, or the day after it was last paid; a loan bears it from its own day
 * (민법 600). `given`: the day of a part that has one of its own.
 */
export const earlyInterestFrom = (answers: Answers, given: CalendarDate | null): CalendarDate | null => {
  if (earlyRateOf(answers) === null) return null;
  const own = isForMoneyGiven(answers) ? (given ?? dateAt(answers, "performedOn")) : null;
  const unpaid = dateAt(answers, "interestFrom");
  return unpaid !== null && own !== null && own > unpaid ? own : (unpaid ?? own);
};

/** What accrued before a claim was assigned stays with who assigned it, unless it was assigned too. */
export const interestNotBefore = (answers: Answers): CalendarDate | null =>
  answers["interestAssigned"] === false ? dateAt(answers, "contractDate") : null;
