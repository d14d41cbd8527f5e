import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, missingOf, type Answers } from "../src/index.ts";
import { items } from "../src/samples/answer-sets.ts";
import { PAYMENT_ORDERS } from "../src/samples/payment-order-sets.ts";
import { changed, ORDER, RENTS } from "./support/check-cases.ts";

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
      "위 돈 중 지급기일이 2025. 10. 23. 이후인 임금에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다.",
    );
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

  it("bear it altogether where all paydays are later", () => {
    expect(textOf("ground-rate", employed("2025-10-25", "2025-11-25"))).toBe(
      "위 돈에 대하여는 근로기준법 제37조에 따라 연 20%의 지연이자가 적용됩니다.",
    );
  });
});

it("rents without a day agreed lapse after each payday, whenever the home was handed over", () => {
  const paydays = { "items.i.payday": "2026-01-31", "items.j.payday": "2025-12-31", "items.j.dueDate": "" };
  const { type, draft } = changed(ORDER, { ...RENTS, ...paydays, hasDueDate: false });
  expect(missingOf(type, draft.answers)).toEqual([]);
  expect(issuesOf(type, draft).filter(({ code }) => code === "G9")).toEqual([]);
});
