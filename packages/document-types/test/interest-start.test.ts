import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, lawyerReasonsOf, missingOf, type Answers } from "../src/index.ts";
import { items } from "../src/samples/answer-sets.ts";
import { changed, ORDER, TWO_LOANS } from "./support/case-answers.ts";

const interestOf = (name: string, answers: Answers): string => {
  const { type, draft } = changed(name, answers);
  const block = blocksOf(type, draft).find(({ id }) => id === "relief-interest");
  return block?.kind === "paragraph" ? block.text : "";
};

const THREE_PAYMENTS = {
  performedOn: "2023-01-10",
  ...items("items", {
    i: { title: "1회분", amount: 3_000_000, performedOn: "2023-01-10" },
    j: { title: "2회분", amount: 4_000_000, performedOn: "2024-01-10" },
    k: { title: "3회분", amount: 5_000_000, performedOn: "2025-03-04" },
  }),
};
const givenTwice = (first: string, second: string): Answers => ({
  performedOn: first,
  ...items("items", {
    i: { title: "1회분", amount: 1_000_000, performedOn: first },
    j: { title: "2회분", amount: 2_000_000, performedOn: second },
  }),
});
const REIMBURSEMENT = "payment-order-reimbursement";
const UNPAID = { payments: [] };
const UNDATED = { hasDueDate: false, demandedOn: "2026-01-10" };

describe("interest of a payment order begins", () => {
  it.each<[string, string, string, Answers]>([
    [
      "the day after the time that a demand for a loan gave",
      "2026. 2. 1.부터",
      ORDER,
      { ...UNDATED, demandedUntil: "2026-01-31" },
    ],
    [
      "the day after service, where it gave none",
      "위 금액에 대하여 이 사건 지급명령 정본 송달일 다음 날부터",
      ORDER,
      UNDATED,
    ],
    ["the day after the demand of anything else", "2026. 1. 11.부터", ORDER, { ...UNDATED, cause: "unjust" }],
    ["before the assignment, where it was assigned too", "2025. 1. 1.부터", "payment-order-assigned", {}],
    [
      "on the day of the assignment, where it was not",
      "2025. 5. 5.부터",
      "payment-order-assigned",
      { interestAssigned: false },
    ],
    ["on the day on which a guarantor paid, that day included", "2024. 3. 4.부터", REIMBURSEMENT, {}],
    ["the day after the demand, where another paid", "2025. 1. 11.부터", REIMBURSEMENT, { paidAs: "other" }],
  ])("%s", (_, start, name, answers) => {
    expect(interestOf(name, answers)).toContain(start);
  });

  it("on each loan's own day", () => {
    expect(interestOf(ORDER, TWO_LOANS)).toContain(
      "금 1,000,000원에 대하여는 2025. 3. 2.부터, 금 2,000,000원에 대하여는 2025. 9. 2.부터",
    );
  });

  it("on the day of each payment of a guarantor, whose order says when each was paid", () => {
    expect(interestOf(REIMBURSEMENT, THREE_PAYMENTS)).toContain(
      "금 3,000,000원에 대하여는 2023. 1. 10.부터 2025. 1. 10.까지는 연 5%",
    );
    expect(interestOf(REIMBURSEMENT, THREE_PAYMENTS)).toContain("금 5,000,000원에 대하여는 2025. 3. 4.부터");
    const { type, draft } = changed(REIMBURSEMENT, THREE_PAYMENTS);
    expect(missingOf(type, draft.answers)).toEqual([]);
    expect(lawyerReasonsOf(type, draft)).toContain("parts");
    expect(JSON.stringify(blocksOf(type, draft))).toContain(
      "채무자의 채무 2023. 1. 10. 금 3,000,000원, 2024. 1. 10. 금 4,000,000원, 2025. 3. 4. 금 5,000,000원 합계 금 12,000,000원을 변제하였으므로",
    );
  });

  it.each<[string, string, Answers, string, string, string]>([
    [
      "paid for another",
      REIMBURSEMENT,
      { paidAs: "other", demandedOn: "2024-06-10", ...givenTwice("2024-01-10", "2025-01-10") },
      "2024. 6. 11.부터",
      "이 사건 지급명령 정본 송달일 다음 날부터",
      "위 돈 중 금 1,000,000원의 지급을 청구하여",
    ],
    [
      "paid by a guarantor, who has the law's interest",
      REIMBURSEMENT,
      { demandedOn: "2024-06-10", ...givenTwice("2024-01-10", "2025-01-10") },
      "2024. 1. 10.부터",
      "2025. 1. 10.부터 이 사건 지급명령 정본 송달일까지는 연 5%",
      "위 돈 중 금 1,000,000원의 지급을 청구하여",
    ],
    [
      "lent without interest",
      ORDER,
      { ...UNDATED, demandedOn: "2024-06-10", demandedUntil: "2024-06-30", ...givenTwice("2024-01-10", "2025-01-10") },
      "2024. 7. 1.부터",
      "이 사건 지급명령 정본 송달일 다음 날부터",
      "위 돈 중 금 1,000,000원을 2024. 6. 30.까지 지급하라고 청구하여",
    ],
    [
      "delivered",
      "payment-order-companies-goods",
      { ...UNPAID, hasDueDate: false, demandedOn: "2025-05-25", ...givenTwice("2025-05-20", "2025-06-20") },
      "2025. 5. 26.부터",
      "이 사건 지급명령 정본 송달일 다음 날부터",
      "위 돈 중 금 1,000,000원의 지급을 청구하여",
    ],
  ])("not by a demand, for what was %s after it", (_, name, answers, first, second, demanded) => {
    const { type, draft } = changed(name, answers);
    expect(interestOf(name, answers)).toContain(`금 1,000,000원에 대하여는 ${first}`);
    expect(interestOf(name, answers)).toContain(`금 2,000,000원에 대하여는 ${second}`);
    expect(JSON.stringify(blocksOf(type, draft))).toContain(demanded);
  });

  it("by no demand of before the only delivery, which the order then does not name", () => {
    const only = items("items", { i: { title: "의자 100개", amount: 1_000_000 } });
    const early = { ...UNPAID, ...only, hasDueDate: false, performedOn: "2025-06-20", demandedOn: "2025-05-25" };
    const name = "payment-order-companies-goods";
    expect(interestOf(name, early)).toContain("위 금액에 대하여 이 사건 지급명령 정본 송달일 다음 날부터");
    const { type, draft } = changed(name, early);
    expect(JSON.stringify(blocksOf(type, draft))).not.toContain("그 청구가");
  });

  it("on the day of each harm, and of each gain after a demand", () => {
    const harmed = { cause: "damages", ...givenTwice("2025-01-10", "2025-09-10") };
    expect(interestOf(ORDER, harmed)).toContain(
      "금 1,000,000원에 대하여는 2025. 1. 10.부터, 금 2,000,000원에 대하여는 2025. 9. 10.부터",
    );
    const { type, draft } = changed(ORDER, harmed);
    expect(JSON.stringify(blocksOf(type, draft))).toContain(
      "위법한 행위로 채권자에게 손해를 입혔고, 그 손해액은 2025. 1. 10. 금 1,000,000원, 2025. 9. 10. 금 2,000,000원 합계 금 3,000,000원입니다",
    );
    const onOneDay = { ...harmed, "items.i.performedOn": "", "items.j.performedOn": "" };
    expect(missingOf(type, { ...draft.answers, ...onOneDay })).toEqual(missingOf(type, draft.answers));
    expect(interestOf(ORDER, onOneDay)).toContain("위 금액에 대하여 2025. 1. 10.부터");
    const gained = { ...UNDATED, cause: "unjust", demandedOn: "2025-06-01", ...givenTwice("2025-01-10", "2025-09-10") };
    expect(interestOf(ORDER, gained)).toContain("금 1,000,000원에 대하여는 2025. 6. 2.부터");
    expect(interestOf(ORDER, gained)).toContain("금 2,000,000원에 대하여는 이 사건 지급명령 정본 송달일 다음 날부터");
  });

  it("after what was paid for another, where the debtor had agreed to an earlier day", () => {
    const agreed = { paidAs: "other", hasDueDate: true, dueDate: "2024-12-31", demandedOn: "" };
    const answers = { ...agreed, ...givenTwice("2024-01-10", "2025-01-10") };
    expect(interestOf(REIMBURSEMENT, answers)).toContain(
      "금 1,000,000원에 대하여는 2025. 1. 1.부터, 금 2,000,000원에 대하여는 2025. 1. 11.부터",
    );
  });

  it("for loans of several days at the cap of the last of them", () => {
    const answers = {
      ...TWO_LOANS,
      interestRate: "24",
      performedOn: "2021-01-04",
      "items.i.performedOn": "2021-01-04",
    };
    expect(interestOf(ORDER, answers)).toContain("연 20%");
    expect(interestOf(ORDER, answers)).not.toContain("연 24%");
  });
});

it.each<[string, Answers]>([
  [
    "채권자와 채무자는 2024. 12. 1. 위 임대차를 끝내기로 합의하여,",
    { leaseEndedBy: "agreement", endAgreedOn: "2024-12-01" },
  ],
  ["위 임대차를 해지하는 통지가 2024. 11. 10. 도달하여,", { leaseEndedBy: "termination" }],
])("an order for a deposit says how the lease ended: %s", (expected, answers) => {
  const { type, draft } = changed("payment-order-deposit-with-place-of-service", answers);
  expect(missingOf(type, draft.answers)).toEqual([]);
  expect(JSON.stringify(blocksOf(type, draft))).toContain(`${expected} 위 임대차는 2025. 1. 19. 종료되었습니다.`);
});

it.each([
  ["2024-11-18", false],
  ["2024-11-19", true],
])("an order for a deposit whose notice arrived on %s says that it was late: %s", (endNoticedOn, expected) => {
  const { type, draft } = changed("payment-order-deposit-with-place-of-service", { endNoticedOn });
  expect(issuesOf(type, draft).some(({ reason }) => reason === "noticeLate")).toBe(expected);
});

it("answers of the fourth version keep that the goods or work were finished", () => {
  const type = documentTypeOf("payment-order");
  const old = { cause: "works", performedOn: "2025-10-15" };
  expect(type?.migrate?.(old, 4)).toEqual({ ...old, finished: true });
  expect(type?.migrate?.({ ...old, finished: false }, 4)).toEqual({ ...old, finished: false });
  expect(type?.migrate?.({ cause: "loan", performedOn: "2025-10-15" }, 4)).not.toHaveProperty("finished");
});
