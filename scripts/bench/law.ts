import { computeDeadline, plusDays, type DeadlineInput } from "@legal/legal-rules";
import { allocatePayments, type AllocationInput } from "@legal/legal-rules/interest";
import { median, row, type Row } from "./statistics.ts";

const DEADLINE_BOUND_US = 50;
const INTEREST_BOUND_MS = 1;
const ROUNDS = 15;

/** Milliseconds for one of many calls; the median of rounds, after a round that nothing counts. */
const millisecondsEach = (calls: number, call: (index: number) => unknown): number => {
  const round = (): number => {
    const startedAt = performance.now();
    for (let index = 0; index < calls; index += 1) call(index);
    return (performance.now() - startedAt) / calls;
  };
  round();
  return median(Array.from({ length: ROUNDS }, round));
};

const days = Array.from({ length: 365 }, (_, index) => plusDays("2025-11-01", index));

/** Ends in holidays, weekends and ordinary days, by public notice with an extension. */
const appealBrief = (index: number): DeadlineInput => ({
  matter: "appeal-brief",
  service: { mode: "public-first", date: days[index % days.length] ?? "2026-01-01" },
  extension: { n: 1, unit: "month" },
});

const tenYears: AllocationInput = {
  principal: 500_000_000,
  costs: 1_000_000,
  interestFrom: "2016-01-01",
  rates: [
    { from: "2016-01-01", ratePercent: "5" },
    { from: "2017-03-01", ratePercent: "15" },
    { from: "2019-06-01", ratePercent: "12" },
  ],
  payments: Array.from({ length: 50 }, (_, index) => ({ date: plusDays("2016-02-10", index * 73), amount: 1_234_567 })),
  asOf: "2025-12-31",
};

/** The law's arithmetic, which every keystroke in a calculator asks for. */
export const benchLaw = (): Row[] => {
  const deadlineUs = millisecondsEach(2000, (index) => computeDeadline(appealBrief(index))) * 1000;
  const interestMs = millisecondsEach(100, () => allocatePayments(tenYears));
  return [
    row("one deadline", `${deadlineUs.toFixed(1)} µs`, `≤ ${DEADLINE_BOUND_US} µs`, deadlineUs <= DEADLINE_BOUND_US),
    row(
      "interest of ten years with 50 payments",
      `${interestMs.toFixed(2)} ms`,
      `≤ ${INTEREST_BOUND_MS} ms`,
      interestMs <= INTEREST_BOUND_MS,
    ),
  ];
};
