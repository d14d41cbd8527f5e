import { formatAmount } from "@legal/catalog";
import type { CalendarDate } from "@legal/legal-rules";

interface ExemptIncome {
  from: CalendarDate;
  /** Won a month: the least that stays, the halves' bounds, and what stays above them (민사집행법 시행령 2, 3, 4, 7). */
  living: number;
  halfFrom: number;
  halfTo: number;
  upper: number;
}

/** Read in the decree on 2026-06-08. */
const EXEMPT_INCOME: readonly ExemptIncome[] = [
  { from: "2019-04-01", living: 1_850_000, halfFrom: 3_700_000, halfTo: 6_000_000, upper: 3_000_000 },
  { from: "2026-02-01", living: 2_500_000, halfFrom: 5_000_000, halfTo: 6_000_000, upper: 3_000_000 },
];

/** What execution leaves on that day; null before the first figures. */
export const exemptIncomeOn = (day: CalendarDate): ExemptIncome | null =>
  EXEMPT_INCOME.findLast(({ from }) => from <= day) ?? null;

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
