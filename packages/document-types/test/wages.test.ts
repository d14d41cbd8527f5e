import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, lawyerReasonsOf, missingOf, type Answers } from "../src/index.ts";
import { items } from "../src/samples/answer-sets.ts";
import { PAYMENT_ORDERS } from "../src/samples/payment-order-sets.ts";
import { changed, ORDER, RENTS } from "./support/case-answers.ts";

const employed = (...paydays: readonly string[]): Answers => ({
  hasLeft: false,
  hasDueDate: true,
  dueDate: paydays.at(-1) ?? "",
  ...items(
    "items",
    Object.fromEntries(
      paydays.map((dueDate, index) => [`w${index}`, { title: "임금", amount: 1_000_000 * (index + 1), dueDate }]),
    ),
  ),
});

const textOf = (id: string, answers: Answers): string => {
  const type = documentTypeOf("payment-order");
  const draft = PAYMENT_ORDERS.find(({ name }) => name === "payment-order-wages")?.draft;
  if (!type || !draft) throw new Error("no wages");
  const block = blocksOf(type, { ...draft, answers: { ...draft.answers, ...answers } }).find((one) => one.id === id);
  return block?.kind === "paragraph" ? block.text : "";
};

describe("wages of someone who is still employed", () => {
  it("bear 20 % only where their own payday is not before the law", () => {
    const answers = employed("2025-09-25", "2025-11-25");
    expect(textOf("relief-interest", answers)).toBe(
      "위 금액 중 금 1,000,000원에 대하여는 2025. 9. 26.부터 이 사건 지급명령 정본 송달일까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 12%, 금 2,000,000원에 대하여는 2025. 11. 26.부터 다 갚는 날까지 연 20%의 각 비율로 계산한 지연손해금",
    );
    expect(textOf("ground-rate", answers)).toBe(
      "위 돈 중 지급기일이 2025. 10. 23. 이후인 임금에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다. 그 밖의 임금 채무는 상행위로 인한 것이므로 그 지연손해금에는 상법 제54조에서 정한 연 6%의 이율이 적용됩니다.",
    );
  });

  it.each<[string, Answers, string]>([
    ["an association", { "debtors.b.kind": "association", commercial: false }, "연 5%"],
    ["a school", { "debtors.b.name": "학교법인 한빛학원", commercial: false }, "연 5%"],
    ["a shop", { "debtors.b.kind": "natural", commercial: true }, "연 6%"],
  ])("bear before that what %s owes", (_, employer, rate) => {
    const answers = { ...employed("2025-08-31"), ...employer };
    expect(textOf("relief-interest", answers)).toContain(`2025. 9. 1.부터 이 사건 지급명령 정본 송달일까지는 ${rate}`);
    expect(textOf("ground-rate", answers).includes("상법 제54조")).toBe(rate === "연 6%");
  });

  it("ask whether the employer is a business where that counts, and no company", () => {
    const asks = (answers: Answers) => {
      const { type, draft } = changed("payment-order-wages", { ...employed("2025-08-31"), ...answers });
      return missingOf(type, draft.answers).includes("commercial");
    };
    expect(asks({ "debtors.b.kind": "association" })).toBe(true);
    expect(asks({ "debtors.b.kind": "association", dueDate: "2025-11-30", "items.w0.dueDate": "" })).toBe(false);
    expect(asks({})).toBe(false);
  });

  it("ask who has left only where the rate before leaving counts", () => {
    const asks = (payday: string) => {
      const unpaid = { leftOn: "2025-09-30", "items.i.payday": payday, "items.j.payday": "2025-09-30" };
      const { type, draft } = changed("payment-order-wages", { ...unpaid, "debtors.b.kind": "association" });
      return missingOf(type, draft.answers).includes("commercial");
    };
    expect(asks("2025-08-31")).toBe(true);
    expect(asks("2025-09-30")).toBe(false);
  });

  it("lapse after each payday, whenever they were hired", () => {
    const unpaid = { contractDate: "2015-03-02", hasLeft: false, hasDueDate: false, demandedOn: "2026-02-10" };
    const { type, draft } = changed("payment-order-wages", { ...unpaid, "items.j.payday": "2026-01-31" });
    expect(missingOf(type, draft.answers)).toEqual([]);
    expect(issuesOf(type, draft).filter(({ code }) => code === "G9")).toEqual([]);
    const { "items.j.payday": _, ...without } = draft.answers;
    expect(
      missingOf(type, without)
        .map((missing) => JSON.stringify(missing))
        .join(""),
    ).toContain("items.j.payday");
  });

  it("bear it from each payday where no day was agreed, whatever was demanded when", () => {
    const byPaydays = (first: string, second: string): Answers => ({
      ...employed(first, second),
      ...items("items", {
        w0: { title: "임금", amount: 1_000_000, payday: first },
        w1: { title: "임금", amount: 2_000_000, payday: second },
      }),
      hasDueDate: false,
    });
    const early = { ...byPaydays("2025-05-31", "2025-06-30"), demandedOn: "2026-01-10" };
    expect(textOf("relief-interest", early)).toBe(
      "위 금액 중 금 1,000,000원에 대하여는 2025. 6. 1.부터, 금 2,000,000원에 대하여는 2025. 7. 1.부터 각 이 사건 지급명령 정본 송달일까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 지연손해금",
    );
    expect(textOf("ground-rate", early)).toBe(
      "위 채무는 상행위로 인한 것이므로 그 지연손해금에는 상법 제54조에서 정한 연 6%의 이율이 적용됩니다.",
    );
    const late = byPaydays("2025-11-30", "2026-01-31");
    expect(textOf("relief-interest", late)).toBe(
      "위 금액 중 금 1,000,000원에 대하여는 2025. 12. 1.부터, 금 2,000,000원에 대하여는 2026. 2. 1.부터 각 다 갚는 날까지 연 20%의 각 비율로 계산한 지연손해금",
    );
    expect(textOf("ground-items", late)).toContain(
      "임금 금 1,000,000원(지급기일 2025. 11. 30.), 임금 금 2,000,000원(지급기일 2026. 1. 31.)",
    );
    expect(textOf("ground-rate", late)).toContain("위 돈에 대하여는 근로기준법 제37조에 따라 연 20%");
  });

  it("bear it altogether where all paydays are later", () => {
    expect(textOf("ground-rate", employed("2025-10-25", "2025-11-25"))).toBe(
      "위 돈에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다.",
    );
  });
});

describe("wages of someone who has left", () => {
  const left = (first: string, second: string): Answers => ({
    ...items("items", {
      i: { title: "임금", amount: 3_200_000, payday: first },
      j: { title: "퇴직금", amount: 5_000_000, payday: second },
    }),
  });

  it("stay late from the payday before, severance from the fifteenth day after", () => {
    const answers = left("2025-11-25", "2025-12-31");
    expect(textOf("relief-interest", answers)).toBe(
      "위 금액 중 금 3,200,000원에 대하여는 2025. 11. 26.부터, 금 5,000,000원에 대하여는 2026. 1. 15.부터 각 다 갚는 날까지 연 20%의 각 비율로 계산한 지연손해금",
    );
    expect(textOf("ground-rate", answers)).toBe(
      "위 돈에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다.",
    );
    expect(textOf("ground-items", answers)).toContain("임금 금 3,200,000원(지급기일 2025. 11. 25.), 퇴직금");
  });

  it("bear the rate of before the law until then, and say so", () => {
    const answers = left("2025-09-25", "2025-12-31");
    expect(textOf("relief-interest", answers)).toContain(
      "금 3,200,000원에 대하여는 2025. 9. 26.부터 2026. 1. 14.까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 20%",
    );
    expect(textOf("ground-rate", answers)).toBe(
      "위 돈에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다. 다만 지급기일이 2025. 10. 23. 전인 임금에는 퇴직한 날부터 14일이 지난 2026. 1. 15.부터 적용됩니다. 위 임금 채무는 상행위로 인한 것이므로 그 전의 지연손해금에는 상법 제54조에서 정한 연 6%의 이율이 적용됩니다.",
    );
  });
});

it("rents without a day agreed lapse after each payday, whenever the home was handed over", () => {
  const paydays = { "items.i.payday": "2026-01-31", "items.j.payday": "2025-12-31", "items.j.dueDate": "" };
  const { type, draft } = changed(ORDER, { ...RENTS, ...paydays, hasDueDate: false });
  expect(missingOf(type, draft.answers)).toEqual([]);
  expect(issuesOf(type, draft).filter(({ code }) => code === "G9")).toEqual([]);
  expect(JSON.stringify(blocksOf(type, draft))).toContain(
    "금 500,000원에 대하여는 2026. 1. 1.부터, 금 500,000원에 대하여는 2026. 2. 1.부터 각 이 사건 지급명령 정본 송달일까지는 연 5%",
  );
  const payments = items("payments", { p: { date: "2026-02-10", amount: 1_000 } });
  const paid = { ...draft, answers: { ...draft.answers, ...payments, allocation: "statutory" } };
  expect(issuesOf(type, paid)).toContainEqual(expect.objectContaining({ code: "K3", reason: "allocation" }));
});

it("one month's rent without a day agreed bears interest from its payday, which the order names", () => {
  const only = items("items", { i: { title: "2025년 12월분", amount: 500_000, payday: "2025-12-31" } });
  const { type, draft } = changed(ORDER, { ...RENTS, ...only, hasDueDate: false });
  const paper = JSON.stringify(blocksOf(type, draft));
  expect(paper).toContain("지급기일은 2025. 12. 31.입니다(");
  expect(paper).toContain("위 금액에 대하여 2026. 1. 1.부터");
});

it("lets a minor claim their wages alone, before a lawyer's eyes, and nothing else", () => {
  const young = { "creditors.a.birth": "2008-05-05" };
  const { type, draft } = changed("payment-order-wages", young);
  expect(issuesOf(type, draft).map(({ code }) => code)).not.toContain("G11");
  expect(lawyerReasonsOf(type, draft)).toContain("minor");
  const lender = changed(ORDER, young);
  expect(issuesOf(lender.type, lender.draft).map(({ code }) => code)).toContain("G11");
});
