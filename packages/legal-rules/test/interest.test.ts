import * as fc from "fast-check";
import { plusDays } from "../src/index.ts";
import {
  allocatePayments,
  computeInterest,
  INTEREST_CONVENTIONS,
  rateOn,
  type AllocationInput,
  type InterestInput,
} from "../src/interest/index.ts";
import { allocatePayment } from "../src/interest/apply-payment.ts";

const convention = fc.constantFrom(...INTEREST_CONVENTIONS);
const day = fc.integer({ min: 0, max: 7000 }).map((days) => plusDays("2004-01-01", days));
const won = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe("a rate in force", () => {
  const rates = [
    { from: "2019-06-01", ratePercent: "12" },
    { from: "2099-01-01", ratePercent: "9" },
  ];
  it.each([
    ["2019-05-31", null],
    ["2019-06-01", "12"],
    ["2098-12-31", "12"],
    ["2099-01-01", "9"],
  ])("is on %s that of the last row whose day has come: %s", (on, rate) => {
    expect(rateOn(rates, on)).toBe(rate);
  });
});

describe("interest", () => {
  it.each([
    ["2023-01-01", "2024-02-29", { years: 1, days: 60, denominator: 366 }],
    ["2024-02-29", "2025-02-28", { years: 1, days: 0, denominator: 365 }],
    ["2024-02-29", "2028-02-28", { years: 4, days: 0, denominator: 366 }],
    ["2024-02-29", "2028-02-29", { years: 4, days: 1, denominator: 366 }],
    ["2026-03-01", "2026-03-01", { years: 0, days: 1, denominator: 365 }],
    ["2027-03-01", "2028-02-28", { years: 0, days: 365, denominator: 366 }],
  ])("from %s to %s counts as the courts' programme does", (from, to, span) => {
    const { segments } = computeInterest({ principal: 1_000_000, segments: [{ from, to, ratePercent: "5" }] });
    expect(segments).toEqual([expect.objectContaining(span)]);
  });

  const debt = { principal: 1_000_000, ratePercent: "5", lawsuitRatePercent: "12", until: "2026-03-31" } as const;
  it.each<[string, Partial<InterestInput>, string[]]>([
    ["a tort runs from its day", { due: { kind: "tort", date: "2026-03-01" } }, ["2026-03-01 2026-03-31 5"]],
    ["a term runs from the next day", { due: { kind: "term", date: "2026-03-01" } }, ["2026-03-02 2026-03-31 5"]],
    [
      "a complaint served before the term ends",
      { due: { kind: "term", date: "2026-03-20" }, complaintServedOn: "2026-03-05" },
      ["2026-03-21 2026-03-31 12"],
    ],
    [
      "a complaint served on the first day",
      { due: { kind: "term", date: "2026-03-20" }, complaintServedOn: "2026-03-21" },
      ["2026-03-21 2026-03-21 5", "2026-03-22 2026-03-31 12"],
    ],
    [
      "a complaint served after the last day",
      { due: { kind: "tort", date: "2026-03-20" }, complaintServedOn: "2026-04-05" },
      ["2026-03-20 2026-03-31 5"],
    ],
    [
      "the lawsuit's rate by its own dates",
      {
        due: { kind: "term", date: "2015-01-01" },
        complaintServedOn: "2015-08-31",
        lawsuitRatePercent: undefined,
        until: "2019-06-30",
      },
      ["2015-01-02 2015-08-31 5", "2015-09-01 2015-09-30 20", "2015-10-01 2019-05-31 15", "2019-06-01 2019-06-30 12"],
    ],
    [
      "a rate above the lawsuit's stays after service",
      {
        due: { kind: "term", date: "2026-01-31" },
        complaintServedOn: "2026-02-28",
        ratePercent: "20",
        lawsuitRatePercent: undefined,
      },
      ["2026-02-01 2026-03-31 20"],
    ],
    [
      "a lawsuit's rate that is stated counts, also below the debt's",
      { due: { kind: "term", date: "2026-01-31" }, complaintServedOn: "2026-02-28", ratePercent: "20" },
      ["2026-02-01 2026-02-28 20", "2026-03-01 2026-03-31 12"],
    ],
    [
      "a rate stays where it has become higher than the lawsuit's",
      {
        due: { kind: "term", date: "2015-01-01" },
        complaintServedOn: "2015-08-31",
        ratePercent: "14",
        lawsuitRatePercent: undefined,
        until: "2019-12-31",
      },
      ["2015-01-02 2015-08-31 14", "2015-09-01 2015-09-30 20", "2015-10-01 2019-05-31 15", "2019-06-01 2019-12-31 14"],
    ],
  ])("%s", (_case, input, expected) => {
    const { segments } = computeInterest({ ...debt, ...input } as InterestInput);
    expect(segments.map(({ from, to, ratePercent }) => `${from} ${to} ${ratePercent}`)).toEqual(expected);
  });

  it("is the sum of its rows, and never falls with more principal or more days", () => {
    fc.assert(
      fc.property(won, won, day, fc.nat(4000), fc.nat(1000), convention, (principal, more, from, days, later, how) => {
        const interest = (sum: number, to: string) =>
          computeInterest({ principal: sum, convention: how, segments: [{ from, to, ratePercent: "14.4" }] });
        const to = plusDays(from, days);
        const plain = interest(principal, to);
        expect(plain.total).toBe(principal + plain.segments.reduce((sum, { amount }) => sum + amount, 0));
        expect(interest(principal + more, to).interest).toBeGreaterThanOrEqual(plain.interest);
        expect(interest(principal, plusDays(to, later)).interest).toBeGreaterThanOrEqual(plain.interest);
      }),
    );
  });

  /** Before it fell due: its own rate has no row. */
  const served = {
    ...debt,
    due: { kind: "term", date: "2026-03-05" },
    complaintServedOn: "2026-03-01",
    lawsuitRatePercent: undefined,
  } as const;

  it("begins with the first dated rate of lawsuits", () => {
    const { segments } = computeInterest({
      ...served,
      due: { kind: "term", date: "2003-01-01" },
      complaintServedOn: "2003-05-31",
      until: "2003-12-31",
    });
    expect(segments.map(({ from, ratePercent }) => `${from} ${ratePercent}`)).toEqual([
      "2003-01-02 5",
      "2003-06-01 20",
    ]);
  });

  const row = { from: "2026-01-01", to: "2026-01-31", ratePercent: "5" };
  it.each<[object, string, string]>([
    [{ segments: [] }, "SEGMENTS_EMPTY", "segments"],
    [{ segments: [row, row] }, "SEGMENTS_OVERLAP", "segments.1.from"],
    [{ segments: [{ ...row, to: "2025-12-31" }] }, "DATE_ORDER", "segments.0.to"],
    [{ segments: [{ ...row, from: "2026-02-30" }] }, "DATE_INVALID", "segments.0.from"],
    [{ segments: [{ ...row, ratePercent: "-5" }] }, "RATE_INVALID", "segments.0.ratePercent"],
    [{ segments: [{ ...row, ratePercent: "" }] }, "RATE_INVALID", "segments.0.ratePercent"],
    [{ segments: [{ ...row, ratePercent: ["5"] }] }, "RATE_INVALID", "segments.0.ratePercent"],
    [{ segments: [row], principal: -1 }, "AMOUNT_INVALID", "principal"],
    [{ segments: [row], principal: 10 ** 15 }, "AMOUNT_TOO_LARGE", "principal"],
    [{ segments: [row], convention: "lunar" }, "CONVENTION_UNKNOWN", "convention"],
    [{ due: { kind: "term", date: "2026-03-31" }, until: "2026-03-31", ratePercent: "5" }, "DATE_ORDER", "until"],
    [{}, "SEGMENTS_EMPTY", "segments"],
    [{ segments: undefined }, "SEGMENTS_EMPTY", "segments"],
    [{ segments: {} }, "SEGMENTS_EMPTY", "segments"],
    [{ segments: [null] }, "DATE_INVALID", "segments.0.from"],
    [{ ...debt, due: null }, "INPUT_INVALID", "due.kind"],
    [{ ...debt, due: { kind: "x", date: "2026-03-01" } }, "INPUT_INVALID", "due.kind"],
    [{ ...debt, due: { kind: "tort", date: "2026-03-01" }, ratePercent: "abc" }, "RATE_INVALID", "ratePercent"],
    [{ ...served, ratePercent: "abc" }, "RATE_INVALID", "ratePercent"],
    [{ ...served, complaintServedOn: undefined, lawsuitRatePercent: "abc" }, "RATE_INVALID", "lawsuitRatePercent"],
    [
      { ...served, due: { kind: "term", date: "2001-12-31" }, complaintServedOn: "2002-06-30", until: "2003-12-31" },
      "RATE_INVALID",
      "lawsuitRatePercent",
    ],
  ])("of %j is refused", (input, code, field) => {
    const wrong = { principal: 1, ...input } as InterestInput;
    expect(() => computeInterest(wrong)).toThrow(expect.objectContaining({ code, field }));
  });
});

const DEBT: AllocationInput = {
  principal: 10_000_000,
  costs: 100_000,
  interestFrom: "2025-01-01",
  rates: [
    { from: "2025-01-01", ratePercent: "5" },
    { from: "2025-07-01", ratePercent: "12" },
  ],
  payments: [],
  asOf: "2025-12-31",
};

describe("payments", () => {
  it("start a row of their own at each payment and at each rate", () => {
    const { rows, payments } = allocatePayments({ ...DEBT, payments: [{ date: "2025-03-31", amount: 1_000_000 }] });
    expect(rows.map(({ from, to, ratePercent }) => `${from} ${to} ${ratePercent}`)).toEqual([
      "2025-01-01 2025-03-31 5",
      "2025-04-01 2025-06-30 5",
      "2025-07-01 2025-12-31 12",
    ]);
    expect(payments).toEqual([
      expect.objectContaining({ toCosts: 100_000, toInterest: 123_287, toPrincipal: 776_713 }),
    ]);
  });

  it("made before interest runs lower the principal at once", () => {
    const { payments, rows } = allocatePayments({ ...DEBT, payments: [{ date: "2024-06-01", amount: 5_100_000 }] });
    expect(payments).toEqual([expect.objectContaining({ interestDue: 0, toPrincipal: 5_000_000 })]);
    expect(rows[0]).toMatchObject({ from: "2025-01-01", amount: 123_972 });
  });

  it("go to interest only with what the costs leave", () => {
    expect(allocatePayment({ costs: 100, interest: 1000, principal: 5000, payment: 500 })).toMatchObject({
      toCosts: 100,
      toInterest: 400,
      toPrincipal: 0,
      interestAfter: 600,
    });
  });

  it("beyond the whole debt stay unapplied", () => {
    expect(allocatePayment({ costs: 1, interest: 2, principal: 3, payment: 10 })).toMatchObject({
      toCosts: 1,
      toInterest: 2,
      toPrincipal: 3,
      unapplied: 4,
    });
  });

  it("always add up: each to its parts, and all of them to the debt and its interest", () => {
    const payment = fc.record({ days: fc.nat(200), amount: fc.integer({ min: 0, max: 3_000_000 }) });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 20 }), convention, won, (entries, how, costs) => {
        let date = "2024-12-01";
        const payments = entries.map(({ days, amount }) => ({ date: (date = plusDays(date, days)), amount }));
        const asOf = plusDays(date, 400);
        const done = allocatePayments({ ...DEBT, costs, convention: how, payments, asOf });
        for (const { amount, toCosts, toInterest, toPrincipal, unapplied } of done.payments) {
          expect(toCosts + toInterest + toPrincipal + unapplied).toBe(amount);
        }
        const paid = done.payments.reduce((sum, { amount, unapplied }) => sum + amount - unapplied, 0);
        const accrued = done.rows.reduce((sum, { amount }) => sum + amount, 0);
        expect(done.total).toBe(DEBT.principal + costs + accrued - paid);
        expect(done.total).toBe(done.costs + done.interest + done.principal);
      }),
    );
  });

  it.each<[Partial<AllocationInput>, string, string]>([
    [{ rates: [] }, "SEGMENTS_EMPTY", "rates"],
    [{ rates: undefined } as never, "SEGMENTS_EMPTY", "rates"],
    [{ rates: [null] } as never, "DATE_INVALID", "rates.0.from"],
    [{ payments: undefined } as never, "INPUT_INVALID", "payments"],
    [{ payments: [null] } as never, "DATE_INVALID", "payments.0.date"],
    [
      { payments: Array.from({ length: 1001 }, () => ({ date: "2025-01-01", amount: 1 })) },
      "INPUT_INVALID",
      "payments",
    ],
    [{ payments: ["2025-01-02", "2025-01-01"].map((date) => ({ date, amount: 1 })) }, "DATE_ORDER", "payments.1.date"],
    [{ costs: null } as never, "AMOUNT_INVALID", "costs"],
    [{ interestFrom: "2024-12-31" }, "RATE_INVALID", "rates"],
    [{ asOf: "2024-12-31" }, "DATE_ORDER", "asOf"],
    [{ rates: [{ from: "2025-01-01", ratePercent: "x" }] }, "RATE_INVALID", "rates.0.ratePercent"],
    [{ payments: [{ date: "2026-01-01", amount: 1 }] }, "DATE_ORDER", "asOf"],
    [{ payments: [{ date: "2025-01-01", amount: -1 }] }, "AMOUNT_INVALID", "payments.0.amount"],
    [{ costs: 0.1 }, "AMOUNT_INVALID", "costs"],
  ])("of %j are refused", (input, code, field) => {
    expect(() => allocatePayments({ ...DEBT, ...input })).toThrow(expect.objectContaining({ code, field }));
  });
});

it.each([computeInterest, allocatePayment, allocatePayments])("nothing at all is refused: %p", (compute) => {
  expect(() => compute(null as never)).toThrow(expect.objectContaining({ code: "AMOUNT_INVALID", field: "principal" }));
});
