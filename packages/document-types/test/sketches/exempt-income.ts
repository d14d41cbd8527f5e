import { formatAmount } from "@legal/catalog";
import type { ExemptIncome } from "@legal/legal-rules/execution";

/** 민사집행법 246①4 as an annex says it, a line for each step. */
export const exemptSteps = ({ living, halfFrom, halfTo, upper }: ExemptIncome): readonly string[] => {
  const [least, low, high, top] = [living, halfFrom, halfTo, upper].map((amount) => `${formatAmount(amount)}원`);
  return [
    `월 ${least} 이하인 경우에는 전액`,
    `월 ${least}을 초과하고 월 ${low} 이하인 경우에는 ${least}`,
    `월 ${low}을 초과하고 월 ${high} 이하인 경우에는 그 2분의 1`,
    `월 ${high}을 초과하는 경우에는 ${top} + [(그 2분의 1 - ${top}) ÷ 2]`,
  ];
};
