import { checkDate, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { checkWon, toWon, type Won } from "../money/won.ts";
import { applyPayment, type AppliedPayment, type Debt } from "./apply-payment.ts";
import { checkConvention, interestRow, type InterestConvention, type InterestRow } from "./interest-row.ts";
import { rateFraction, type DatedRate } from "./rate.ts";
import { segmentsByRate } from "./segments.ts";

export interface Payment {
  readonly date: CalendarDate;
  readonly amount: Won;
}

export interface AllocationInput {
  readonly principal: Won;
  readonly costs?: Won | undefined;
  /** The first day that bears interest. */
  readonly interestFrom: CalendarDate;
  /** Each until the next one begins. */
  readonly rates: readonly DatedRate[];
  readonly payments: readonly Payment[];
  /** The last day that bears interest. */
  readonly asOf: CalendarDate;
  readonly convention?: InterestConvention | undefined;
}

export interface PaymentRow extends Payment, AppliedPayment {
  /** Interest unpaid on that day, the day's own among it. */
  readonly interestDue: Won;
}

export interface Allocation extends Debt {
  readonly convention: InterestConvention;
  readonly payments: readonly PaymentRow[];
  readonly rows: readonly InterestRow[];
  /** What is still owed on `asOf`. */
  readonly total: Won;
}

const MOST_ENTRIES = 1000;

const isList = (entries: unknown): boolean => Array.isArray(entries) && entries.length <= MOST_ENTRIES;

const checkDated = (entries: readonly { readonly date: CalendarDate; readonly field: string }[]): void => {
  for (const [index, { date, field }] of entries.entries()) {
    checkDate(date, field);
    const before = entries[index - 1];
    if (before && date < before.date) throw new LegalRuleError("DATE_ORDER", field);
  }
};

const check = (input: AllocationInput): void => {
  const { rates, payments, interestFrom, asOf } = input;
  if (!isList(rates) || rates.length === 0) throw new LegalRuleError("SEGMENTS_EMPTY", "rates");
  if (!isList(payments)) throw new LegalRuleError("INPUT_INVALID", "payments");
  checkDate(interestFrom, "interestFrom");
  checkDate(asOf, "asOf");
  checkDated(rates.map((rate, index) => ({ date: rate?.from, field: `rates.${index}.from` })));
  checkDated(payments.map((payment, index) => ({ date: payment?.date, field: `payments.${index}.date` })));
  for (const [index, { ratePercent }] of rates.entries()) rateFraction(ratePercent, `rates.${index}.ratePercent`);
  for (const [index, { amount }] of payments.entries()) checkWon(amount, `payments.${index}.amount`);
  const last = payments.at(-1);
  if (asOf < interestFrom || (last && last.date > asOf)) throw new LegalRuleError("DATE_ORDER", "asOf");
};

const sum = (rows: readonly InterestRow[]): bigint => rows.reduce((total, { amount }) => total + BigInt(amount), 0n);

const owed = (interest: Won, rows: readonly InterestRow[]): Won => toWon(BigInt(interest) + sum(rows), "principal");

/** Payments in order of their days; interest runs through a payment's day, a new row begins on the next. */
export const allocatePayments = (input: AllocationInput): Allocation => {
  const principal = Number(checkWon(input?.principal, "principal"));
  const { interestFrom, rates, asOf, costs = 0, convention = "court-period" } = input;
  checkConvention(convention);
  check(input);
  const rowsOf = (unpaid: Won, from: CalendarDate, to: CalendarDate): InterestRow[] =>
    segmentsByRate(from, to, rates, "rates").map((segment) =>
      interestRow(BigInt(unpaid), segment, convention, "rates"),
    );

  let debt: Debt = {
    costs: Number(checkWon(costs, "costs")),
    interest: 0,
    principal,
  };
  let next = interestFrom;
  const rows: InterestRow[] = [];
  const accrueThrough = (day: CalendarDate): void => {
    if (day < next) return;
    const accrued = rowsOf(debt.principal, next, day);
    rows.push(...accrued);
    debt = { ...debt, interest: owed(debt.interest, accrued) };
    next = plusDays(day, 1);
  };

  const payments = input.payments.map(({ date, amount }): PaymentRow => {
    accrueThrough(date);
    const interestDue = debt.interest;
    const applied = applyPayment(debt, amount);
    debt = { costs: applied.costsAfter, interest: applied.interestAfter, principal: applied.principalAfter };
    return { date, amount, interestDue, ...applied };
  });
  accrueThrough(asOf);
  const total = toWon(BigInt(debt.costs) + BigInt(debt.interest) + BigInt(debt.principal), "principal");
  return { convention, payments, rows, ...debt, total };
};
