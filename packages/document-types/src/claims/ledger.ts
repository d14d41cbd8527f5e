import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { allocatePayments, type DatedRate, type PaymentRow, type RatePercent } from "@legal/legal-rules/interest";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { causeOf } from "./cause.ts";
import { dueDayOf } from "./due-day.ts";
import { contractInterestFrom, contractRateOf, delayRateOf } from "./rates.ts";

/** A part of the principal and since when it bears which rates; none: from the day after service. */
export interface Parcel {
  amount: number;
  rates: readonly DatedRate[];
}

export interface Ledger {
  /** Of all items, before any payment. */
  total: number;
  /** What accrued up to the last payment, where payments are taken for interest first. */
  interest: number;
  paid: number;
  /** What was paid above all that was owed. */
  overpaid: number;
  /** What is left of the principal. */
  principal: number;
  /** Interest that payments left unpaid, up to the last of them. */
  accrued: number;
  accruedUntil: CalendarDate | null;
  /** How payments were taken, where the law's order counts. */
  allocation: readonly PaymentRow[];
  parcels: readonly Parcel[];
}

interface Payment {
  date: CalendarDate;
  amount: number;
}

const itemsOf = (answers: Answers): { amount: number; due: CalendarDate | null }[] | null => {
  const items = itemsAt(answers, "items").map((item) => ({
    amount: numberAt(answers, `${item}.amount`),
    due: dateAt(answers, `${item}.dueDate`),
  }));
  const whole = items.flatMap(({ amount, due }) => (amount === null ? [] : [{ amount, due }]));
  return whole.length === 0 || whole.length < items.length ? null : whole;
};

/** By day; those that are not whole yet do not count. */
export const paymentsOf = (answers: Answers): Payment[] =>
  itemsAt(answers, "payments")
    .flatMap((payment) => {
      const [date, amount] = [dateAt(answers, `${payment}.date`), numberAt(answers, `${payment}.amount`)];
      return date === null || amount === null ? [] : [{ date, amount }];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

/** The rates of a part that is due on a day, each from its first day. Equal neighbours are one. */
const ratesFrom = (answers: Answers, due: CalendarDate | null): readonly DatedRate[] => {
  const delayFrom = due === null ? null : plusDays(due, 1);
  const contractFrom = contractInterestFrom(answers);
  const contractRate = contractRateOf(answers);
  const rates: DatedRate[] = [];
  const add = (from: CalendarDate, ratePercent: RatePercent): void => {
    if (rates.at(-1)?.ratePercent !== ratePercent) rates.push({ from, ratePercent });
  };
  if (contractFrom !== null && contractRate !== null && (delayFrom === null || contractFrom < delayFrom)) {
    add(contractFrom, contractRate);
  }
  // Interest that was paid beyond the day it was due is not asked twice.
  if (delayFrom !== null)
    add(contractFrom !== null && contractFrom > delayFrom ? contractFrom : delayFrom, delayRateOf(answers, due));
  return rates;
};

/** The rates that still run from a day on. */
const ratesSince = (rates: readonly DatedRate[], day: CalendarDate): readonly DatedRate[] => {
  const current = rates.findLast(({ from }) => from <= day);
  return [
    ...(current ? [{ from: day, ratePercent: current.ratePercent }] : []),
    ...rates.filter(({ from }) => from > day),
  ];
};

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** Parts by the day on which they are due; payments take the part that was due first (민법 477). */
const parcelsOf = (answers: Answers, items: readonly { amount: number; due: CalendarDate | null }[], paid: number) => {
  const common = dueDayOf(answers);
  const byDue = new Map<CalendarDate | null, number>();
  for (const { amount, due } of items) byDue.set(due ?? common, (byDue.get(due ?? common) ?? 0) + amount);
  const inOrder = [...byDue].toSorted(([one], [other]) => ((one ?? "9999") < (other ?? "9999") ? -1 : 1));
  let left = paid;
  return inOrder.flatMap(([due, amount]): Parcel[] => {
    const taken = Math.min(left, amount);
    left -= taken;
    return amount === taken ? [] : [{ amount: amount - taken, rates: ratesFrom(answers, due) }];
  });
};

/** Whether items have days of their own on which they were due. */
const hasSeveralDueDays = (answers: Answers): boolean =>
  itemsAt(answers, "items").some((item) => dateAt(answers, `${item}.dueDate`) !== null);

/** Whether payments are taken for interest first; with several days due no rule of ours says which interest. */
export const takesInterestFirst = (answers: Answers): boolean =>
  itemsAt(answers, "payments").length > 0 && textAt(answers, "allocation") === "statutory";

/** Whether parts that were due on several days bear interest that payments or an agreement make differ. */
export const bearsInterestByParts = (answers: Answers): boolean =>
  hasSeveralDueDays(answers) && (takesInterestFirst(answers) || contractRateOf(answers) !== null);

const withStatutoryAllocation = (whole: Ledger, payments: readonly Payment[]): Ledger => {
  const rates = whole.parcels[0]?.rates ?? [];
  const [first, last] = [rates[0]?.from, payments.at(-1)?.date];
  // Nothing had accrued yet: every payment was of principal.
  if (first === undefined || last === undefined || last < first) return whole;
  const {
    principal,
    interest: accrued,
    rows,
    payments: allocation,
  } = allocatePayments({
    principal: whole.total,
    interestFrom: first,
    rates,
    payments,
    asOf: last,
  });
  const interest = sum(rows);
  const overpaid = allocation.reduce((total, { unapplied }) => total + unapplied, 0);
  const accruedUntil = accrued > 0 ? last : null;
  const parcels = principal === 0 ? [] : [{ amount: principal, rates: ratesSince(rates, plusDays(last, 1)) }];
  return { ...whole, interest, overpaid, principal, accrued, accruedUntil, allocation, parcels };
};

/** Of all items, before any payment; null while they are not whole. */
export const totalOf = (answers: Answers): number | null => {
  const items = itemsOf(answers);
  return items === null ? null : sum(items);
};

/** What is owed and since when; null while items are not whole. */
export const ledgerOf = (answers: Answers): Ledger | null => {
  const items = itemsOf(answers);
  if (items === null) return null;
  const payments = paymentsOf(answers);
  const [total, paid] = [sum(items), sum(payments)];
  const interestFirst = takesInterestFirst(answers) && !hasSeveralDueDays(answers);
  const plainly: Ledger = {
    total,
    interest: 0,
    paid,
    overpaid: Math.max(0, paid - total),
    principal: Math.max(0, total - paid),
    accrued: 0,
    accruedUntil: null,
    allocation: [],
    parcels: parcelsOf(answers, items, interestFirst ? 0 : paid),
  };
  if (!interestFirst) return plainly;
  const taken = withStatutoryAllocation(plainly, payments);
  return taken === plainly ? { ...plainly, parcels: parcelsOf(answers, items, paid) } : taken;
};

/** Whether a day on which it is due is asked for: a tort is due at once, wages after leaving. */
export const asksDueDate = (answers: Answers): boolean => {
  const cause = causeOf(answers);
  if (cause === null || cause === "damages" || cause === "deposit") return false;
  return cause !== "wages" || !isTrueAt(answers, "hasLeft");
};
