import { computeServiceFee, computeStampDuty } from "../court-costs/index.ts";
import { computeDeadline } from "../deadlines/compute-deadline.ts";
import { isKeyOf } from "../errors/is-key-of.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import {
  holidayOn,
  holidaysIn,
  isWorkingDay,
  nextWorkingDay,
  type ExtraHoliday,
} from "../holidays/holiday-calendar.ts";
import { allocatePayments, computeInterest } from "../interest/index.ts";
import { allocatePayment } from "../interest/apply-payment.ts";

interface HolidayInput {
  readonly op: string;
  readonly date: string;
  readonly year: number;
  readonly extraHolidays?: readonly ExtraHoliday[];
}

const holiday = ({ op, date, year, extraHolidays: extra = [] }: HolidayInput) => {
  if (op === "next-working-day") return { date: nextWorkingDay(date, extra) };
  if (op === "list-year") return { dates: holidaysIn(year, extra).map((day) => day.date) };
  if (op !== "day") throw new LegalRuleError("INPUT_INVALID", "op");
  const found = holidayOn(date, extra);
  return {
    holiday: found !== null,
    name: found?.name ?? null,
    type: found?.type ?? null,
    nonWorking: !isWorkingDay(date, extra),
  };
};

const allocation = (input: { mode?: string }) => {
  if (input.mode === "simple") return allocatePayment(input as never);
  if (input.mode !== undefined) throw new LegalRuleError("INPUT_INVALID", "mode");
  return allocatePayments(input as never);
};

const KINDS: Readonly<Record<string, (input: never) => unknown>> = {
  deadline: computeDeadline,
  stamp: computeStampDuty,
  "service-fee": computeServiceFee,
  interest: computeInterest,
  allocation,
  holiday,
};

/** The package's answer to a vector's input, which comes from a file: a wrong shape throws. */
export const computeVector = (kind: string, input: unknown): unknown => {
  const compute = isKeyOf(KINDS, kind) ? KINDS[kind] : undefined;
  if (!compute) throw new Error(`unknown kind ${kind}`);
  return compute(input as never);
};
