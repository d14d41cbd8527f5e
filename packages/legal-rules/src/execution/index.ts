import type { CalendarDate } from "../dates/calendar-date.ts";
import type { LawFigure } from "../sources/law-figure.ts";
import type { Won } from "../money/won.ts";

/** Won a month: the least that stays, the bounds between which half stays, and what stays above them. */
export interface ExemptIncome {
  readonly living: Won;
  readonly halfFrom: Won;
  readonly halfTo: Won;
  readonly upper: Won;
}

const READ = { basis: "민사집행법 246①4, 시행령 3, 4", checkedOn: "2026-11-28" } as const;

const BEFORE: LawFigure<ExemptIncome> = {
  value: { living: 1_850_000, halfFrom: 3_700_000, halfTo: 6_000_000, upper: 3_000_000 },
  from: "2019-04-01",
  ...READ,
  confidence: "statute",
};

const NOW: LawFigure<ExemptIncome> = {
  value: { living: 2_500_000, halfFrom: 5_000_000, halfTo: 6_000_000, upper: 3_000_000 },
  from: "2026-02-01",
  ...READ,
};

/** By the day on which a seizure is applied for (시행령 부칙 <제29603호> 2, <제36056호> 2). */
export const EXEMPT_INCOME = [BEFORE, NOW] as const;

/** What execution leaves on that day; null before the first figures. */
export const exemptIncomeOn = (day: CalendarDate): ExemptIncome | null =>
  EXEMPT_INCOME.findLast(({ from = day }) => from <= day)?.value ?? null;

/** A month's living, which no creditor seizes: of wages, of a deposit, of cash. */
export const EXEMPT_LIVING: LawFigure<Won> = {
  value: NOW.value.living,
  basis: "민사집행법 시행령 2, 3, 7",
  from: "2026-02-01",
  checkedOn: "2026-11-22",
};

/** Numbers of 민사집행법 246① that leave deposits. */
export const EXEMPT_DEPOSITS: readonly LawFigure<readonly number[]>[] = [
  { value: [8], basis: "민사집행법 246①", checkedOn: "2026-11-28", confidence: "statute" },
  { value: [8, 9], basis: "민사집행법 246①", from: "2026-02-01", checkedOn: "2026-11-28", confidence: "statute" },
];

export const exemptDepositsOn = (day: CalendarDate): readonly number[] =>
  EXEMPT_DEPOSITS.findLast(({ from = day }) => from <= day)?.value ?? [];
