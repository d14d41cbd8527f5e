import { score, evaluateSituation, type Outcome } from "../src/evaluation/measure.ts";
import { situations } from "../src/evaluation/situation.ts";
import { offlineAssistant } from "../src/offline/offline-assistant.ts";

let outcomes: Outcome[];
beforeAll(async () => {
  outcomes = await Promise.all(situations.map((situation) => evaluateSituation(offlineAssistant, situation)));
});

describe("the offline assistant on the test set", () => {
  it("is tried with at least 200 situations, a third of them set aside, as many in each language", () => {
    expect(situations.length).toBeGreaterThanOrEqual(200);
    const heldOut = situations.filter((situation) => situation.heldOut);
    expect(heldOut.length / situations.length).toBeGreaterThan(1 / 3);
    for (const language of ["ko", "en", "ja", "zh"])
      expect(situations.filter((situation) => situation.language === language)).toHaveLength(situations.length / 4);
  });

  it.each(["all", "held out"])("finds the service and the threatening period, %s", (part) => {
    const { top3, deadlineRecall } = score(outcomes.filter(({ situation }) => part === "all" || situation.heldOut));
    expect(top3).toBeGreaterThanOrEqual(0.9);
    expect(deadlineRecall).toBeGreaterThanOrEqual(0.9);
  });

  it("claims nothing that its knowledge does not say, and promises nothing", () => {
    const { unverifiedRate, forbiddenRate, falseAlarms } = score(outcomes);
    expect([unverifiedRate, forbiddenRate]).toEqual([0, 0]);
    expect(falseAlarms).toBeLessThan(0.05);
  });
});
