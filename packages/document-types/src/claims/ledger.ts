import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { allocatePayments, type DatedRate, type PaymentRow, type RatePercent } from "@legal/legal-rules/interest";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { causeOf } from "./cause.ts";
import { partDueDays } from "./due-day.ts";
import {
  delayRateOf,
  earlyInterestFrom,
  earlyRateOf,
  interestNotBefore,
  leaversRateFrom,
  mayBePaidAboveCap,
} from "./rates.ts";

/** A part of the principal and since when it bears which rates; none: from the day after service. */
export interface Parcel {
  amount: number;
  rates: readonly DatedRate[];
}

export interface Ledger {
  /** Of all items, before any payment. */
  total: number;
  /** What accrued up to the last payment, where payments are taken for interest first; else what the repaid bore. */
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

interface Item {
  amount: number;
  due: CalendarDate | null;
  /** Where it was lent on a day of its own. */
  given: CalendarDate | null;
}

const itemsOf = (answers: Answers): Item[] | null => {
  const items = itemsAt(answers, "items");
  const dueDayOf = partDueDays(answers);
  const whole = items.flatMap((item): Item[] => {
    const amount = numberAt(answers, `${item}.amount`);
    if (amount === null) return [];
    return [{ amount, due: dueDayOf(item), given: dateAt(answers, `${item}.performedOn`) }];
  });
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

/** Whether payments may be above the cap of a loan's rates. */
export const paysAboveCap = (answers: Answers): boolean => {
  const last = paymentsOf(answers).at(-1);
  return last !== undefined && mayBePaidAboveCap(answers, last.date);
};

/** The rates of a part by its days, each from its first day. Equal neighbours are one. */
const ratesFrom = (answers: Answers, { due, given }: Pick<Item, "due" | "given">): readonly DatedRate[] => {
  const delayFrom = due === null ? null : plusDays(due, 1);
  const earlyFrom = earlyInterestFrom(answers, given);
  const earlyRate = earlyRateOf(answers);
  const rates: DatedRate[] = [];
  const add = (from: CalendarDate, ratePercent: RatePercent): void => {
    if (rates.at(-1)?.ratePercent !== ratePercent) rates.push({ from, ratePercent });
  };
  if (earlyFrom !== null && earlyRate !== null && (delayFrom === null || earlyFrom < delayFrom)) {
    add(earlyFrom, earlyRate);
  }
  // Interest that was paid beyond the day it was due is not asked twice.
  if (delayFrom !== null)
    add(earlyFrom !== null && earlyFrom > delayFrom ? earlyFrom : delayFrom, delayRateOf(answers, due));
  const raisedFrom = due === null ? null : leaversRateFrom(answers);
  if (raisedFrom !== null) add(raisedFrom, delayRateOf(answers));
  const first = interestNotBefore(answers);
  return first === null ? rates : ratesSince(rates, first);
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

const interestUntil = (principal: number, rates: readonly DatedRate[], asOf: CalendarDate): number => {
  const interestFrom = rates[0]?.from;
  if (interestFrom === undefined || interestFrom > asOf) return 0;
  return allocatePayments({ principal, interestFrom, rates, payments: [], asOf }).interest;
};

/**
 * Parts by their days; payments take the part that was due first (민법 477). `interest`: of each amount repaid, until
 * its payment: that principal is paid first waives none.
 */
const parcelsOf = (
  answers: Answers,
  items: readonly Item[],
  payments: readonly Payment[],
): { parcels: readonly Parcel[]; interest: number } => {
  const bearsEarly = earlyRateOf(answers) !== null;
  const byDays = new Map<string, Item>();
  for (const { amount, due, ...item } of items) {
    // Late interest alone does not ask when it was lent.
    const given = bearsEarly ? item.given : null;
    const days = `${due ?? "9999"} ${given ?? ""}`;
    byDays.set(days, { amount: (byDays.get(days)?.amount ?? 0) + amount, due, given });
  }
  const inOrder = [...byDays].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const left = payments.map((payment) => ({ ...payment }));
  let interest = 0;
  const parcels = inOrder.flatMap(([, { amount, ...days }]): Parcel[] => {
    const rates = ratesFrom(answers, days);
    let unpaid = amount;
    for (const payment of left) {
      const taken = Math.min(payment.amount, unpaid);
      if (taken === 0) continue;
      payment.amount -= taken;
      unpaid -= taken;
      interest += interestUntil(taken, rates, payment.date);
    }
    return unpaid === 0 ? [] : [{ amount: unpaid, rates }];
  });
  return { parcels, interest };
};

/** Payments are of the principal; what is above it pays the interest of what they repaid. */
const withPrincipalFirst = (answers: Answers, items: readonly Item[], payments: readonly Payment[]): Ledger => {
  const [total, paid] = [sum(items), sum(payments)];
  const { parcels, interest } = parcelsOf(answers, items, payments);
  const excess = Math.max(0, paid - total);
  const accrued = Math.max(0, interest - excess);
  return {
    total,
    interest,
    paid,
    overpaid: Math.max(0, excess - interest),
    principal: Math.max(0, total - paid),
    accrued,
    accruedUntil: accrued > 0 ? (payments.at(-1)?.date ?? null) : null,
    allocation: [],
    parcels,
  };
};

const hasSeveralDueDays = (answers: Answers): boolean =>
  new Set(itemsAt(answers, "items").map(partDueDays(answers))).size > 1;

/** Of a part, or of all that have no day of their own. */
export const givenDayOf = (answers: Answers, item: string): CalendarDate | null =>
  dateAt(answers, `${item}.performedOn`) ?? dateAt(answers, "performedOn");

/** The days on which the items were given, each once and in order, where they have days of their own. */
export const givenDaysOf = (answers: Answers): readonly CalendarDate[] => {
  const items = itemsAt(answers, "items");
  if (!items.some((item) => dateAt(answers, `${item}.performedOn`) !== null)) return [];
  return [...new Set(items.flatMap((item) => givenDayOf(answers, item) ?? []))].toSorted();
};

/** Whether payments are taken for interest first; with several days due no rule of ours says which interest. */
export const takesInterestFirst = (answers: Answers): boolean =>
  itemsAt(answers, "payments").length > 0 && textAt(answers, "allocation") === "statutory";

/** Whether parts bear interest that the days on which they were lent or due, payments or an agreement make differ. */
export const bearsInterestByParts = (answers: Answers): boolean => {
  const bearsEarly = earlyRateOf(answers) !== null;
  if (bearsEarly && givenDaysOf(answers).length > 1) return true;
  return (bearsEarly || takesInterestFirst(answers)) && hasSeveralDueDays(answers);
};

/** Null where nothing had accrued yet: every payment was of the principal. */
const withInterestFirst = (answers: Answers, items: readonly Item[], payments: readonly Payment[]): Ledger | null => {
  const rates = parcelsOf(answers, items, []).parcels[0]?.rates ?? [];
  const [first, last] = [rates[0]?.from, payments.at(-1)?.date];
  if (first === undefined || last === undefined || last < first) return null;
  const [total, paid] = [sum(items), sum(payments)];
  const {
    principal,
    interest: accrued,
    rows,
    payments: allocation,
  } = allocatePayments({ principal: total, interestFrom: first, rates, payments, asOf: last });
  const interest = sum(rows);
  const overpaid = allocation.reduce((all, { unapplied }) => all + unapplied, 0);
  const accruedUntil = accrued > 0 ? last : null;
  const parcels = principal === 0 ? [] : [{ amount: principal, rates: ratesSince(rates, plusDays(last, 1)) }];
  return { total, interest, paid, overpaid, principal, accrued, accruedUntil, allocation, parcels };
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
  const isInterestFirst = takesInterestFirst(answers) && !bearsInterestByParts(answers);
  const allocated = isInterestFirst ? withInterestFirst(answers, items, payments) : null;
  return allocated ?? withPrincipalFirst(answers, items, payments);
};

/** Whether a day on which it is due is asked for: a tort is due at once, wages after leaving. */
export const asksDueDate = (answers: Answers): boolean => {
  const cause = causeOf(answers);
  if (cause === null || cause === "damages" || cause === "deposit") return false;
  return cause !== "wages" || !isTrueAt(answers, "hasLeft");
};
