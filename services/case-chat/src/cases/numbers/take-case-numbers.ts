import { seoulDateOf } from "@legal/i18n";
import { isDuplicateKey } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { CaseCounter, type CaseCounterRecord } from "./case-counter-model.ts";

const DIGITS = 6;

/** `2026-000123`; a year with more than a million cases has longer ones. */
export const caseNumberOf = (year: string, count: number): string => `${year}-${String(count).padStart(DIGITS, "0")}`;

export const yearOf = (openedAt: Date): string => seoulDateOf(openedAt).slice(0, 4);

const raise = async (year: string, by: number): Promise<number> => {
  const options = { upsert: true, returnDocument: "after" } as const;
  for (;;) {
    try {
      const counter = await CaseCounter.findOneAndUpdate({ _id: year }, { $inc: { last: by } }, options)
        .orFail()
        .lean<CaseCounterRecord>();
      return counter.last;
    } catch (error) {
      // Two first cases of a year: one has inserted the counter.
      if (!isDuplicateKey(error)) throw error;
    }
  }
};

/**
 * The year's next numbers, in their order. Outside of any transaction, so that purchases do not wait for each other: what
 * a transaction does not use stays a gap.
 */
export const takeCaseNumbers = async (year: string, count: number): Promise<string[]> => {
  const last = await raise(year, count);
  return Array.from({ length: count }, (_, index) => caseNumberOf(year, last - count + 1 + index));
};

export const takeCaseNumber = async (openedAt: Date): Promise<string> => {
  const [number = ""] = await takeCaseNumbers(yearOf(openedAt), 1);
  return number;
};

/** So that none of these numbers is given again. */
export const raiseCounters = async (numbers: readonly string[], session: ClientSession): Promise<void> => {
  const parts = numbers.map((number) => number.split("-"));
  for (const [_id = "", ofYear] of Map.groupBy(parts, ([year]) => year)) {
    const last = Math.max(...ofYear.map(([, count]) => Number(count)));
    await CaseCounter.updateOne({ _id }, { $max: { last } }, { upsert: true, session });
  }
};
