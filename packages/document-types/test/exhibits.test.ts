import { exhibitLabels } from "../src/index.ts";
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
    expect(exhibitLabels(type, draft.answers, 2)[0]).toBe(label);
  });
});
