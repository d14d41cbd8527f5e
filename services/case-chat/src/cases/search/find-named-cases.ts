import { escapeRegex, withBigrams } from "@legal/service-kit";
import { caseNumberOf, yearOf } from "../numbers/take-case-numbers.ts";

/** No case is older. */
const FIRST_YEAR = 2020;
/** `2026-000123`, `2026-123`, `000123` and `123`; shorter ones are months and days, longer ones telephone numbers. */
const WRITTEN = /^(?:(20\d\d)-)?(\d{3,7})$/;

const yearsUntil = (last: number): string[] =>
  Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, index) => String(FIRST_YEAR + index));

/** The case numbers that a word may mean, without a year those of all years. */
export const caseNumbersIn = (word: string, now = new Date()): string[] => {
  const [, year, count] = WRITTEN.exec(word) ?? [];
  if (count === undefined) return [];
  const years = year === undefined ? yearsUntil(Number(yearOf(now))) : [year];
  return years.map((one) => caseNumberOf(one, Number(count)));
};

/** Cases in whose name, as their customer gave it, a word occurs. */
export const namedWith = (word: string) => ({
  "case.namePairs": withBigrams(word),
  "case.nameWords": { $regex: escapeRegex(word) },
});
