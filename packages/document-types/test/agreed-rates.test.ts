import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, type Answers, type Draft } from "../src/index.ts";
import { items } from "../src/samples/answer-sets.ts";
import { PAYMENT_ORDERS } from "../src/samples/payment-order-sets.ts";

const plain = PAYMENT_ORDERS.find(({ name }) => name === "payment-order-plain");
const type = documentTypeOf("payment-order");

const orderOf = (answers: Answers, rest: Partial<Draft> = {}) => {
  if (!type || !plain) throw new Error("no payment order");
  const draft = { ...plain.draft, ...rest, answers: { ...plain.draft.answers, ...answers } };
  const blocks = blocksOf(type, draft);
  const text = blocks.find(({ id }) => id === "relief-interest");
  const rates = text?.kind === "paragraph" ? text.text.match(/연 [\d.]+%/g) : null;
  return { rates: rates ?? [], grounds: JSON.stringify(blocks), issues: issuesOf(type, draft) };
};

// 서울중앙지방법원 of a loan of 2005: none until 2007-06-29, then 30, 25 and 24 %, each for contracts of its own days.
it.each([
  ["2021-07-07", "30", "연 20%"],
  ["2021-07-06", "30", "연 24%"],
  ["2018-02-08", "24", "연 24%"],
  ["2018-02-07", "30", "연 25%"],
  ["2014-07-15", "30", "연 25%"],
  ["2014-07-14", "36", "연 30%"],
  ["2007-06-30", "36", "연 30%"],
])("a loan of %s at %s %% a year is claimed at %s", (performedOn, interestRate, expected) => {
  expect(orderOf({ performedOn, bearsInterest: true, interestRate }).rates[0]).toBe(expected);
});

it.each([
  ["goods", "24"],
  ["works", "24"],
  ["rent", "24"],
  ["reimbursement", "24"],
  ["loan", "20"],
  ["agreement", "20"],
])("delay of %s at 24 %% a year is claimed at %s %%: only a loan's rate has a cap", (cause, expected) => {
  const { rates, grounds, issues } = orderOf({ cause, contractDate: "2025-01-02", finished: true, delayRate: "24" });
  expect(rates[0]).toBe(`연 ${expected}%`);
  expect(grounds.includes("이자제한법")).toBe(expected === "20");
  expect(issues.some(({ code }) => code === "G2")).toBe(expected === "20");
});

describe("a rate that is not in force yet", () => {
  it.each([
    ["2019-05-31", "연 15%"],
    ["2019-06-01", "연 12%"],
  ])("is not claimed after service by an order of %s: %s", (today, expected) => {
    expect(orderOf({}, { today }).rates.at(-1)).toBe(expected);
  });

  it.each([
    ["2021-07-06", false],
    ["2021-07-07", true],
  ])("stops no agreement without a day in an order of %s: %s", (today, expected) => {
    const answers = { cause: "assigned", contractDate: "2025-03-02", bearsInterest: true, interestRate: "22" };
    const { issues } = orderOf(answers, { today });
    expect(issues.some(({ reason }) => reason === "undated")).toBe(expected);
  });
});

// Until 2021-07-06 the limit was 24 %.
it.each([
  ["2021-07-06", false],
  ["2021-09-02", true],
  ["2022-03-02", false],
])("interest paid until 2021-12-31 of loans of 2019-03-02 and %s at 24 %% is above a limit: %s", (second, expected) => {
  const { issues } = orderOf({
    bearsInterest: true,
    interestRate: "24",
    interestFrom: "2022-01-01",
    performedOn: "2019-03-02",
    ...items("items", {
      i: { title: "첫 대여금", amount: 1_000_000, performedOn: "2019-03-02" },
      j: { title: "둘째 대여금", amount: 2_000_000, performedOn: second },
    }),
  });
  expect(issues.some(({ reason }) => reason === "excess")).toBe(expected);
});

// 이자제한법 2⑤: a loan of less than 100,000 won bears what was agreed.
describe("a loan below the sum from which rates have a cap", () => {
  const lent = (...amounts: readonly [amount: number, performedOn: string][]) =>
    orderOf({
      bearsInterest: true,
      interestRate: "24",
      ...items(
        "items",
        Object.fromEntries(
          amounts.map(([amount, performedOn], index) => [`i${index}`, { title: "대여금", amount, performedOn }]),
        ),
      ),
    });

  it.each<[string, readonly [number, string][], string]>([
    ["99,999 won", [[99_999, "2025-03-02"]], "연 24%"],
    ["100,000 won", [[100_000, "2025-03-02"]], "연 20%"],
    [
      "two parts of one day that reach it together",
      [
        [50_000, "2025-03-02"],
        [50_000, "2025-03-02"],
      ],
      "연 20%",
    ],
    [
      "two loans of two days, each below it",
      [
        [50_000, "2025-03-02"],
        [90_000, "2025-04-02"],
      ],
      "연 24%",
    ],
  ])("of %s", (_, amounts, expected) => {
    const { rates, grounds, issues } = lent(...amounts);
    expect(rates[0]).toBe(expected);
    expect(grounds.includes("이자제한법")).toBe(expected === "연 20%");
    // Whether that is all that was lent, and who lent it, is for staff to see.
    expect(issues.filter(({ code }) => code === "G2")).toMatchObject([
      { reason: expected === "연 20%" ? "capped" : "small", severity: "warn" },
    ]);
  });

  it("is not stopped for want of a day", () => {
    const { issues } = orderOf({
      cause: "assigned",
      contractDate: "2025-03-02",
      bearsInterest: true,
      interestRate: "24",
      "items.i.amount": 99_999,
    });
    expect(issues.map(({ reason }) => reason)).not.toContain("undated");
  });

  it("takes no interest paid on it for principal", () => {
    const { issues } = orderOf({
      bearsInterest: true,
      interestRate: "24",
      interestFrom: "2025-06-01",
      "items.i.amount": 99_999,
    });
    expect(issues.map(({ reason }) => reason)).not.toContain("excess");
  });
});
