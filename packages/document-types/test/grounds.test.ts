import { blocksOf, issuesOf, lawyerReasonsOf, missingOf, type Answers } from "../src/index.ts";
import { items } from "../src/samples/answer-sets.ts";
import { BILL, changed, LESSONS_AND_WORK, ORDER, SHARES } from "./support/case-answers.ts";
import { sampleDraft } from "./support/sample-draft.ts";

const groundsWith = (name: string, answers: Answers): string[] => {
  const { type, draft } = sampleDraft(name, answers);
  return blocksOf(type, draft).flatMap((block) =>
    block.id.startsWith("ground-") && "text" in block ? [block.text] : [],
  );
};

describe("the grounds of a payment order", () => {
  it("take a fact that was written in several lines as one sentence", () => {
    const facts = { facts: ["f"], "facts.f.date": "2026-01-10", "facts.f.exhibit": "" };
    const grounds = groundsWith("payment-order-plain", {
      ...facts,
      "facts.f.text": "채무자가 전화로\n갚겠다고\n\n하였습니다.",
    });
    expect(grounds).toContain("2026. 1. 10. 채무자가 전화로 갚겠다고 하였습니다.");
  });

  it("list facts by their days; one without a day stays behind the one that it was written after", () => {
    const name = "payment-order-plain";
    const facts = {
      facts: ["late", "told", "early"],
      "facts.late.date": "2026-02-01",
      "facts.late.text": "채무자가 이사하였습니다",
      "facts.told.text": "새 주소는 알리지 않았습니다",
      "facts.early.date": "2025-11-30",
      "facts.early.text": "채무자가 기한을 늦추어 달라고 하였습니다",
    };
    expect(groundsWith(name, facts).slice(1, 4)).toEqual([
      "2025. 11. 30. 채무자가 기한을 늦추어 달라고 하였습니다.",
      "2026. 2. 1. 채무자가 이사하였습니다.",
      "새 주소는 알리지 않았습니다.",
    ]);
    const addressed = {
      ...facts,
      "facts.early.text": "수신인이 기한을 늦추어 달라고 하였습니다",
    };
    const { type, draft } = sampleDraft("certified-mail-demand", addressed);
    const body = blocksOf(type, draft).flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
    expect(body[2]).toBe("2025. 11. 30. 수신인이 기한을 늦추어 달라고 하였습니다.");
  });

  it("call those who only guarantee no borrowers, and all debtors borrowers where none of them guarantees", () => {
    const name = "payment-order-joint-debt-and-payments";
    expect(groundsWith(name, {})[0]).toContain("채무자 이민정에게 금 10,000,000원을");
    expect(groundsWith(name, {})[1]).toBe("채무자 최보증은 채무자 이민정의 위 채무를 연대하여 보증하였습니다.");
    expect(groundsWith(name, { "debtors.c.guarantor": false })[0]).toContain("채무자들에게 금 10,000,000원을");
  });

  it("name whose debt it is where all debtors guarantee it, and say only what each of them agreed to", () => {
    const name = "payment-order-joint-debt-and-payments";
    const both = { "debtors.b.guarantor": true, "debtors.b.guarantee": "plain", principalDebtor: "박주채" };
    const [opening, guarantee] = groundsWith(name, both);
    expect(opening).toContain("박주채에게 금 10,000,000원을");
    expect(guarantee).toBe(
      "채무자 최보증은 박주채의 위 채무를 연대하여 보증하였습니다. 채무자 이민정은 박주채의 위 채무를 보증하였습니다.",
    );
    expect(groundsWith(name, { "debtors.c.guarantee": "plain" })[1]).not.toContain("연대하여");
  });

  it("say up to what a guarantor answers, in the order too", () => {
    const { type, draft } = sampleDraft("payment-order-joint-debt-and-payments", {
      "debtors.c.guaranteeLimit": 5_000_000,
    });
    const paper = JSON.stringify(blocksOf(type, draft));
    expect(paper).toContain(
      "채무자 최보증은 채무자 이민정의 위 채무를 금 5,000,000원을 한도로 연대하여 보증하였습니다.",
    );
    expect(paper).toContain(
      "채무자들은 연대하여 (다만 채무자 최보증은 금 5,000,000원의 한도에서) 채권자에게 아래 금액을 지급하라",
    );
    expect(lawyerReasonsOf(type, draft)).toContain("guarantee");
  });

  it("ask equal shares of debtors who agreed on nothing else, once in all", () => {
    const name = "payment-order-joint-debt-and-payments";
    const { type, draft } = sampleDraft(name, SHARES);
    const paper = JSON.stringify(blocksOf(type, draft));
    expect(paper).toContain("채무자들은 각 2분의 1의 비율로 채권자에게 아래 금액을 지급하라");
    expect(lawyerReasonsOf(type, draft)).toContain("several-debtors");
    // Answered before, it asked the whole from each: the question is open again.
    expect(missingOf(type, { ...draft.answers, jointForm: "each" })).toEqual(["jointForm"]);
  });

  it("claim the others' part for who paid a joint debt", () => {
    const [opening] = groundsWith("payment-order-reimbursement", { paidAs: "joint-debtor" });
    expect(opening).toContain(
      "채권자는 연대채무자로서 2024. 3. 4. 채무자의 연대채무를 변제하였고, 그중 채무자의 부담부분이 금 9,000,000원이므로 채무자에 대하여 구상권을 가집니다.",
    );
    const { type, draft } = sampleDraft("payment-order-reimbursement", { paidAs: "joint-debtor" });
    expect(lawyerReasonsOf(type, draft)).toContain("joint-debtor");
  });

  it.each<[string, Answers, string]>([
    [
      "which month's wages",
      { title: "2025년 12월분 임금", payday: "2025-12-25" },
      "위 금액의 내역은 2025년 12월분 임금입니다.",
    ],
    ["nothing where it is the claim's own name", { title: "임금", payday: "2025-12-25" }, ""],
  ])("say of a single item %s", (_, item, expected) => {
    const only = items("items", { i: { ...item, amount: 3_200_000 } });
    const grounds = groundsWith("payment-order-wages", only);
    expect(grounds.filter((text) => text.startsWith("위 금액")).join("")).toBe(expected);
  });

  it("rest a bill's rate on the bills' own law", () => {
    const rates = groundsWith("payment-order-plain", BILL).filter((text) => text.includes("이율"));
    expect(rates).toEqual(["위 돈에 대하여는 어음법 제48조 제1항 제2호에서 정한 연 6%의 이율이 적용됩니다."]);
  });

  it("list loans of several days with their days, of which each bears interest from its own", () => {
    const name = "payment-order-two-loans-and-family-agent";
    expect(groundsWith(name, {})[0]).toContain(
      "채권자는 채무자에게 2024. 1. 2. 금 10,000,000원, 2025. 1. 2. 금 10,000,000원 합계 금 20,000,000원을",
    );
    expect(groundsWith(name, { "items.i.performedOn": "2025-01-02" })[0]).toContain(
      "채권자는 2025. 1. 2. 채무자에게 금 20,000,000원을",
    );
  });

  it("say of work that stopped what was done, and of goods not yet delivered nothing", () => {
    expect(groundsWith("payment-order-works-in-part", { finished: true })[0]).toContain(
      "2025. 10. 15. 공사를 마쳤습니다",
    );
    expect(groundsWith("payment-order-works-in-part", {})[0]).toContain(
      "2025. 10. 15.까지 그 공사 중 기초공사와 골조공사 부분을 마쳤습니다",
    );
    const [opening] = groundsWith("payment-order-companies-goods", { finished: false });
    expect(opening).toContain("물품공급계약을 체결하였습니다. 그에 따른 물품대금은");
  });
});

it("has a cheque's claim, which lapses within months, go to a lawyer", () => {
  const cheque = (title: string): Answers => ({ ...BILL, "items.i.title": title });
  const reasonsOf = (answers: Answers) => {
    const { type, draft } = changed(ORDER, answers);
    return lawyerReasonsOf(type, draft);
  };
  expect(reasonsOf(cheque("당좌수표금"))).toContain("limitation");
  expect(reasonsOf(cheque("약속어음금"))).not.toContain("limitation");
});

describe("the limitation", () => {
  const limitationOf = (answers: Answers) => {
    const { type, draft } = changed(ORDER, answers);
    return issuesOf(type, draft)
      .filter(({ code }) => code === "G9")
      .map(({ reason, values }) => [reason, values["title"], values["years"], values["date"]]);
  };

  it("of each part is its own, and the one that ends first is named", () => {
    const work = ["nearPart", "홈페이지 제작비", 3, "2026-06-30"];
    expect(limitationOf(LESSONS_AND_WORK)).toEqual([work]);
    const lessons = { "items.i.dueDate": "2025-02-28" };
    expect(limitationOf({ ...LESSONS_AND_WORK, ...lessons })).toEqual([["overPart", "수강료", 1, "2026-02-28"]]);
  });

  it("of a cheque is said in months alone", () => {
    const overdue = { ...BILL, dueDate: "2023-01-20" };
    expect(limitationOf({ ...overdue, "items.i.title": "당좌수표금" }).map(([reason]) => reason)).toEqual(["bill"]);
    expect(limitationOf(overdue).map(([reason]) => reason)).toEqual(["over", "bill"]);
  });
});
