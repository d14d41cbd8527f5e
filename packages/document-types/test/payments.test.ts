import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, lawyerReasonsOf, type Answers } from "../src/index.ts";
import { items } from "../src/samples/answer-sets.ts";
import { PAYMENT_ORDERS } from "../src/samples/payment-order-sets.ts";

const plain = PAYMENT_ORDERS.find(({ name }) => name === "payment-order-plain");
const type = documentTypeOf("payment-order");

/** Ten million lent for a year at 12 %, and paid on the last days of two years. */
const loan = (first: number, second: number, more: Answers = {}): Answers => ({
  performedOn: "2024-01-01",
  dueDate: "2024-12-30",
  bearsInterest: true,
  interestRate: "12",
  ...items("items", { i: { title: "대여금", amount: 10_000_000 } }),
  ...items("payments", { p: { date: "2024-12-31", amount: first }, q: { date: "2025-12-31", amount: second } }),
  allocation: "statutory",
  ...more,
});

const draftOf = (answers: Answers) => {
  if (!type || !plain) throw new Error("no payment order");
  return { type, draft: { ...plain.draft, answers: { ...plain.draft.answers, ...answers } } };
};

const issuesIn = (answers: Answers) => {
  const { type: order, draft } = draftOf(answers);
  return issuesOf(order, draft);
};

const paperOf = (answers: Answers) => {
  const { type: order, draft } = draftOf(answers);
  const texts = blocksOf(order, draft).flatMap((block) => (block.kind === "paragraph" ? [[block.id, block.text]] : []));
  return {
    textOf: Object.fromEntries(texts) as Record<string, string>,
    reasons: lawyerReasonsOf(order, draft),
    issues: issuesOf(order, draft).filter(({ severity }) => severity === "block"),
  };
};

describe("payments taken for interest first", () => {
  it("may be more than the principal, and leave what of it is unpaid", () => {
    // 1,200,000 of interest and 5,000,000; then 600,000 and 4,000,000.
    const { textOf, issues } = paperOf(loan(6_200_000, 4_600_000));
    expect(issues).toEqual([]);
    expect(textOf["relief-principal"]).toBe("금 1,000,000원(금일백만원)");
    expect(textOf["relief-interest"]).toBe(
      "위 금액에 대하여 2026. 1. 1.부터 다 갚는 날까지 연 12%의 비율로 계산한 지연손해금",
    );
    expect(textOf["ground-payments"]).toContain(
      "2024. 12. 31. 변제금은 이자 또는 지연손해금에 금 1,200,000원, 원금에 금 5,000,000원, 2025. 12. 31. 변제금은 이자 또는 지연손해금에 금 600,000원, 원금에 금 4,000,000원이 각 충당되어, 남은 원금은 금 1,000,000원입니다.",
    );
  });

  it.each([
    ["2024-12-30", false],
    ["2024-12-31", true],
  ])("of %s may be above the limit for delay alone: %s", (date, expected) => {
    const paid = { ...items("payments", { p: { date, amount: 1_000_000 } }), delayRate: "24" };
    const { textOf, reasons } = paperOf(loan(0, 0, paid));
    expect(textOf["ground-payments"]?.includes("이자제한법")).toBe(expected);
    expect(reasons.includes("excess")).toBe(expected);
  });

  it("name no principal that they left untouched", () => {
    const payments = items("payments", { p: { date: "2024-12-31", amount: 1_000_000 } });
    const { textOf } = paperOf(loan(0, 0, payments));
    expect(textOf["ground-payments"]).toContain(
      "2024. 12. 31. 변제금은 이자 또는 지연손해금에 금 1,000,000원이 충당되어, 남은 원금은 금 10,000,000원입니다.",
    );
  });

  it.each([
    ["to the last won", 5_600_000, 0],
    ["and 100,000 won too much", 5_700_000, 100_000],
  ])("that settle everything %s are no claim", (_, second, overpaid) => {
    const { textOf, issues } = paperOf(loan(6_200_000, second));
    const values = { total: 10_000_000, interest: 1_800_000, paid: 6_200_000 + second, overpaid };
    expect(issues).toMatchObject([{ code: "G1", reason: "overpaid", path: "payments", values }]);
    expect(textOf["ground-payments"]).not.toContain("-");
  });
});

it("a loan in instalments bears its agreed interest until each is due, and is no contradiction", () => {
  const { textOf, issues } = paperOf({
    performedOn: "2024-01-01",
    dueDate: "2025-12-31",
    bearsInterest: true,
    interestRate: "6",
    ...items("items", {
      i: { title: "1회분", amount: 1_000_000, performedOn: "2024-01-01", dueDate: "2024-12-31" },
      j: { title: "2회분", amount: 2_000_000, performedOn: "2024-01-01" },
    }),
  });
  expect(issues).toEqual([]);
  expect(textOf["relief-interest"]).toBe(
    "위 금액 중 금 1,000,000원에 대하여는 2024. 1. 1.부터, 금 2,000,000원에 대하여는 2024. 1. 1.부터 각 이 사건 지급명령 정본 송달일까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 이자 및 지연손해금",
  );
});

describe("payments taken for the principal by agreement", () => {
  const lent = (amount: number, more: Answers = {}): Answers => ({
    performedOn: "2024-01-01",
    dueDate: "2024-12-31",
    bearsInterest: true,
    interestRate: "12",
    ...items("items", { i: { title: "대여금", amount: 20_000_000 } }),
    ...items("payments", { p: { date: "2024-12-31", amount } }),
    allocation: "principal",
    ...more,
  });

  it("leave the interest that what was repaid had borne until then", () => {
    const { textOf, issues } = paperOf(lent(10_000_000));
    expect(issues).toEqual([]);
    expect(textOf["relief-principal"]).toBe(
      "금 11,200,000원(금일천일백이십만원) [원금 10,000,000원과 변제된 원금에 대하여 각 변제일까지 발생한 미지급 이자·지연손해금 1,200,000원의 합계]",
    );
    expect(textOf["relief-interest"]).toContain("위 금액 중 원금 금 10,000,000원에 대하여 2024. 1. 1.부터");
    expect(textOf["ground-payments"]).toContain(
      "남은 원금은 금 10,000,000원입니다. 변제된 원금에 대하여 각 변제일까지 발생한 이자·지연손해금은 금 1,200,000원입니다.",
    );
  });

  it("and that repaid it whole leave its interest to the office, and not nothing", () => {
    const { issues } = paperOf(lent(20_000_000));
    expect(issues).toMatchObject([
      { code: "G1", reason: "interestOnly", office: true, values: { interest: 2_400_000 } },
    ]);
  });

  it("settle its interest with what they are above it", () => {
    const { issues } = paperOf(lent(22_500_000));
    const values = { total: 20_000_000, interest: 2_400_000, paid: 22_500_000, overpaid: 100_000 };
    expect(issues).toMatchObject([{ code: "G1", reason: "overpaid", values }]);
  });

  it("before it bore any leave none", () => {
    const paid = { ...lent(10_000_000), bearsInterest: false };
    expect(paperOf(paid).textOf["relief-principal"]).toBe("금 10,000,000원(금일천만원)");
  });
});

it("paid above a principal without interest, what is left is a blank and not below zero", () => {
  const { textOf, issues } = paperOf(loan(6_200_000, 4_600_000, { bearsInterest: false, allocation: "principal" }));
  // One day of 6,200,000 and 366 of 3,800,000, at 5 %.
  const values = { total: 10_000_000, interest: 191_369, paid: 10_800_000, overpaid: 608_631 };
  expect(issues).toMatchObject([{ code: "G1", reason: "overpaid", values }]);
  expect(textOf["ground-payments"]).toContain("남은 원금은 금 ○○○원입니다.");
});

describe("a list that no sentence holds", () => {
  const paid = (count: number): Answers => {
    const months = Array.from({ length: count }, (_, index) => `2025-0${index + 2}-01`);
    return items("payments", Object.fromEntries(months.map((date, index) => [`p${index}`, { date, amount: 100_000 }])));
  };
  const annexesOf = (answers: Answers) => {
    const { type: order, draft } = draftOf(answers);
    const blocks = blocksOf(order, draft);
    return {
      titles: blocks.flatMap((block) => (block.kind === "annex" ? [`${block.number} ${block.title}`] : [])),
      tables: blocks.flatMap((block) => (block.id.startsWith("annex-") && block.kind === "table" ? [block.rows] : [])),
    };
  };
  const loanOf = (count: number, allocation: string) => loan(0, 0, { ...paid(count), allocation });

  it("of payments is an annex behind the addressee, with what each was taken for", () => {
    expect(annexesOf(loanOf(5, "statutory")).titles).toEqual([]);
    const { textOf, issues } = paperOf(loanOf(6, "statutory"));
    expect(issues).toEqual([]);
    expect(textOf["ground-payments"]).toMatch(
      /^채권자는 별지 1 목록 기재와 같이 합계 금 600,000원을 변제받았습니다\. 이를 민법 제479조에 따라 충당하면 별지 1 목록 기재와 같이 이자·지연손해금과 원금에 각 충당되어, 남은 원금은 금 [\d,]+원입니다\.$/,
    );
    const {
      titles,
      tables: [rows],
    } = annexesOf(loanOf(6, "statutory"));
    expect(titles).toEqual(["1 변제 목록"]);
    expect(rows).toHaveLength(7);
    expect(rows?.[0]).toEqual(["1", "2025. 2. 1.", "100,000", "100,000", "0"]);
    expect(rows?.at(-1)).toEqual(["", "합계", "600,000", "", ""]);
  });

  it("of items comes first, and adds up to what is claimed", () => {
    const parts = Array.from({ length: 6 }, (_, index) => [`i${index}`, { title: `${index + 1}회분`, amount: 1_000 }]);
    const listed = { ...loanOf(6, "principal"), ...items("items", Object.fromEntries(parts)) };
    const { titles, tables } = annexesOf({ ...listed, "items.i0.amount": 900_000 });
    expect(titles).toEqual(["1 청구금액 목록", "2 변제 목록"]);
    expect(tables[0]?.[0]).toEqual(["1", "1회분", "", "900,000"]);
    expect(tables[0]?.at(-1)).toEqual(["", "합계", "", "905,000"]);
    expect(tables[1]?.[5]).toEqual(["6", "2025. 7. 1.", "100,000"]);
  });

  it("is left out where its customer's own sentences do not name it", () => {
    expect(annexesOf({ ...loanOf(6, "principal"), grounds: ["채권자는 돈을 빌려주었습니다."] }).titles).toEqual([]);
  });

  it("is compared row by row with sentences that do not name it", () => {
    const answers = { ...loanOf(6, "principal"), "payments.p3.amount": 123_000 };
    const written = Object.entries(paperOf(answers).textOf).flatMap(([id, text]) =>
      id.startsWith("ground-") ? [text] : [],
    );
    const lostOf = (grounds: readonly string[]) =>
      issuesIn({ ...answers, grounds }).find(({ code }) => code === "K6")?.values["figures"];
    expect(lostOf(written)).toBeUndefined();
    expect(lostOf(written.map((text) => text.replace("별지 1 목록 기재와 같이", "별지 제1목록처럼")))).toBeUndefined();
    const unnamed = written.map((text) => text.replace("별지 1 목록 기재와 같이 ", ""));
    expect(lostOf(unnamed)).toBe("2025. 2. 1., 100,000원, 2025. 3. 1., 2025. 4. 1., 2025. 5. 1.");
    const others = "2025. 2. 1., 2025. 3. 1., 2025. 4. 1., 2025. 6. 1., 2025. 7. 1. 각 금 100,000원을 변제받았습니다.";
    expect(lostOf([...unnamed, others])).toBe("2025. 5. 1., 123,000원");
  });
});
