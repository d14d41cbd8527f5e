import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { allocatePayments, type DatedRate, type PaymentRow, type RatePercent } from "@legal/legal-rules/interest";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, textAt } from "../engine/read-answers.ts";
import { causeOf } from "./cause.ts";
import { partDueDays } from "./due-day.ts";
import { delayRateOf, earlyInterestFrom, earlyRateOf, interestNotBefore, mayBePaidAboveCap } from "./rates.ts";

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

/** Parts by their days; payments take the part that was due first (민법 477). */
const parcelsOf = (answers: Answers, items: readonly Item[], paid: number) => {
  const bearsEarly = earlyRateOf(answers) !== null;
  const byDays = new Map<string, Item>();
  for (const { amount, due, ...item } of items) {
    // Late interest alone does not ask when it was lent.
    const given = bearsEarly ? item.given : null;
    const days = `${due ?? "9999"} ${given ?? ""}`;
    byDays.set(days, { amount: (byDays.get(days)?.amount ?? 0) + amount, due, given });
  }
  const inOrder = [...byDays].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let left = paid;
  return inOrder.flatMap(([, { amount, ...days }]): Parcel[] => {
    const taken = Math.min(left, amount);
    left -= taken;
    return amount === taken ? [] : [{ amount: amount - taken, rates: ratesFrom(answers, days) }];
  });
};

const hasSeveralDueDays = (answers: Answers): boolean =>
  new Set(itemsAt(answers, "items").map(partDueDays(answers))).size > 1;

/** The days on which the items were lent or delivered, each once and in order, where they have days of their own. */
export const givenDaysOf = (answers: Answers): readonly CalendarDate[] => {
  const days = itemsAt(answers, "items").flatMap((item) => dateAt(answers, `${item}.performedOn`) ?? []);
  return [...new Set(days)].toSorted();
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
  const interestFirst = takesInterestFirst(answers) && !bearsInterestByParts(answers);
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
