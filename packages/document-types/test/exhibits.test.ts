import { exhibitLabels, issuesOf } from "../src/index.ts";
import { exhibit } from "../src/samples/answer-sets.ts";
import { sampleDraft } from "./support/sample-draft.ts";

describe("an objection's exhibits are numbered", () => {
  it.each([
    ["objection-payment-order", {}, "소을 제1호증"],
    ["objection-performance-recommendation", {}, "을 제1호증"],
    ["objection-settlement-by-claimant-company", {}, "갑 제4호증"],
    ["objection-settlement-by-claimant-company", { side: "opponent", firstExhibit: 2 }, "을 제2호증"],
    ["objection-mediation-by-minor-and-foreigner", {}, "을 제1호증"],
  ])("in %s with %j from %s", (name, answers, label) => {
    const { type, draft } = sampleDraft(name, answers);
    expect(exhibitLabels(type, draft.answers, [{}, {}])[0]).toBe(label);
  });
});

it("an exhibit with a masked name in its title holds no paper", () => {
  const { type, draft } = sampleDraft("payment-order-plain", {});
  const masked = { ...draft, exhibits: [exhibit("e1", "판결문_○○○.pdf")] };
  expect(issuesOf(type, masked).filter(({ severity }) => severity === "block")).toEqual([]);
});
