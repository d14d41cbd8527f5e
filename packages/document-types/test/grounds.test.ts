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
    expect(groundsWith(name, { "debtors.b.guarantor": true }).join("\n")).not.toContain("보증하였습니다");
  });
});
