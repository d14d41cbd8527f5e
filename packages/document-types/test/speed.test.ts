import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, missingOf } from "../src/index.ts";
import { items, KIM, LEE } from "../src/samples/answer-sets.ts";
import { PAYMENT_ORDERS } from "../src/samples/payment-order-sets.ts";

const LIMIT_MS = 20;
const SAMPLES = 15;

const many = <T>(count: number, make: (index: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`i${index}`, make(index)]));

it("writes and checks a paper of ten pages within 20 ms of processor time", () => {
  const type = documentTypeOf("payment-order");
  const [plain] = PAYMENT_ORDERS;
  if (!type || !plain) throw new Error("no payment order");
  const answers = {
    ...plain.draft.answers,
    ...items("creditors", { a: KIM }),
    ...items(
      "debtors",
      many(20, (index) => ({ ...LEE, name: `이민정${index}`, birth: `1975-07-${10 + index}` })),
    ),
    jointForm: "jointly",
    ...items(
      "items",
      many(50, (index) => ({ title: `대여금 ${index}`, amount: 1_000_000 + index })),
    ),
    ...items(
      "payments",
      many(5, (index) => ({ date: `2026-01-${10 + (index % 20)}`, amount: 1000 })),
    ),
    allocation: "statutory",
    ...items(
      "facts",
      many(30, (index) => ({ date: "2026-01-10", text: `${"채무자는 갚겠다고 답하였습니다 ".repeat(20)}${index}` })),
    ),
  };
  const draft = { ...plain.draft, answers };
  const characters = blocksOf(type, draft).reduce((sum, block) => sum + JSON.stringify(block).length, 0);
  expect(characters).toBeGreaterThan(10_000);
  const times = Array.from({ length: SAMPLES }, () => {
    const before = process.threadCpuUsage();
    blocksOf(type, draft);
    issuesOf(type, draft);
    missingOf(type, answers);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  }).toSorted((one, other) => one - other);
  // The middle one: the first ones also pay for compiling.
  expect(times[Math.floor(SAMPLES / 2)]).toBeLessThanOrEqual(LIMIT_MS);
});
