import { blocksOf, type Answers } from "../src/index.ts";
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
    const letter = {
      ...facts,
      "facts.early.text": "수신인이 기한을 늦추어 달라고 하였습니다",
    };
    const { type, draft } = sampleDraft("certified-mail-demand", letter);
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
