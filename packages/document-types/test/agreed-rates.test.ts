import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, type Answers } from "../src/index.ts";
import { PAYMENT_ORDERS } from "../src/samples/payment-order-sets.ts";

const plain = PAYMENT_ORDERS.find(({ name }) => name === "payment-order-plain");
const type = documentTypeOf("payment-order");

const claimed = (performedOn: string, interestRate: string): string => {
  if (!type || !plain) throw new Error("no payment order");
  const answers: Answers = { ...plain.draft.answers, performedOn, bearsInterest: true, interestRate };
  const blocks = blocksOf(type, { ...plain.draft, answers });
  const text = blocks.find(({ id }) => id === "relief-interest");
  return text?.kind === "paragraph" ? (/연 [\d.]+%/.exec(text.text)?.[0] ?? "") : "";
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
  ["2007-06-29", "36", "연 20%"],
])("a loan of %s at %s %% a year is claimed at %s", (performedOn, rate, expected) => {
  expect(claimed(performedOn, rate)).toBe(expected);
});
