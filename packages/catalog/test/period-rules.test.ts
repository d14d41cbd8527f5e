import { MATTERS } from "@legal/legal-rules";
import { PERIOD_RULES, type Confidence, type PeriodRuleId } from "../src/index.ts";

const SUREST_FIRST: readonly Confidence[] = ["official", "statute", "secondary"];

it.each(Object.keys(PERIOD_RULES) as PeriodRuleId[])("%s is no surer than the periods that it counts", (id) => {
  const { confidence, periods } = PERIOD_RULES[id];
  for (const [, , , matter] of periods) {
    if (matter === undefined) continue;
    expect(SUREST_FIRST.indexOf(confidence)).toBeGreaterThanOrEqual(SUREST_FIRST.indexOf(MATTERS[matter].confidence));
  }
});

it("a rule whose own text was read is as sure as what it counts", () => {
  expect(PERIOD_RULES.patentRuling.confidence).toBe("statute");
  expect(PERIOD_RULES.civilAppeal.confidence).toBe("official");
});
