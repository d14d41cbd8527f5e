import { blocksOf, copiesOf, missingOf, type Answers } from "../src/index.ts";
import { sampleDraft } from "./support/sample-draft.ts";

const written = (name: string, answers: Answers) => {
  const { type, draft } = sampleDraft(name, answers);
  const enclosed = blocksOf(type, draft).flatMap((block) =>
    /^attachments?-/.test(block.id) && "text" in block ? [block.text] : [],
  );
  return { copies: copiesOf(type, draft), enclosed };
};

describe("copies", () => {
  it("of an application on paper are the court's and one for each debtor, of exhibits as many", () => {
    const { copies, enclosed } = written("payment-order-joint-debt-and-payments", { filing: "paper" });
    expect(copies).toBe(3);
    expect(enclosed).toEqual(expect.arrayContaining(["신청서 부본 2통", "위 소명방법 각 3통"]));
  });

  it("are none where it is filed electronically", () => {
    const { copies, enclosed } = written("payment-order-joint-debt-and-payments", { filing: "electronic" });
    expect(copies).toBeNull();
    expect(enclosed).toContain("위 소명방법 각 1통");
  });

  it("of a letter at the counter are one for each recipient and two that are kept", () => {
    const recipients = { recipients: ["b", "c"] };
    expect(written("certified-mail-demand", { ...recipients, channel: "counter" }).copies).toBe(4);
    expect(written("certified-mail-demand", { ...recipients, channel: "internet" }).copies).toBeNull();
  });
});

describe("the papers of an agent", () => {
  const by = (role: string, name: string, more: Answers = {}) => {
    const agent = { hasAgent: true, "agent.role": role, "agent.name": "김아들", ...more };
    return written(name, agent).enclosed.filter((line) => !line.startsWith("위 "));
  };
  it.each([
    [
      "employee",
      "objection-performance-recommendation",
      ["소송위임장 1통", "소송대리허가신청서 1통", "재직증명서 1통"],
    ],
    ["family", "objection-payment-order", ["소송위임장 1통", "소송대리허가신청서 1통", "가족관계증명서 1통"]],
    ["lawyer", "objection-performance-recommendation", ["소송위임장 1통"]],
  ])("who is %s in %s are %j", (role, name, papers) => {
    expect(by(role, name)).toEqual(papers);
  });

  it.each<[string, Answers, readonly string[]]>([
    ["a child of the defendant's", { "agent.isClosest": true }, ["소송위임장 1통", "가족관계증명서 1통"]],
    [
      "a daughter-in-law",
      { "agent.isClosest": false },
      ["소송위임장 1통", "소송대리허가신청서 1통", "가족관계증명서 1통"],
    ],
    ["a relative of whom it is not said yet", {}, ["소송위임장 1통", "소송대리허가신청서 1통", "가족관계증명서 1통"]],
  ])("who is %s ask for the court's leave by what small claims allow", (_, relation, papers) => {
    const name = "objection-performance-recommendation";
    expect(by("family", name, relation)).toEqual(papers);
    const { type, draft } = sampleDraft(name, { hasAgent: true, "agent.role": "family", ...relation });
    expect(missingOf(type, draft.answers).includes("agent.isClosest")).toBe(!("agent.isClosest" in relation));
  });
});
