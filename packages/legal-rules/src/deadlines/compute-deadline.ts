import { checkDate, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { checkPeriod, periodEnd, type Period } from "../dates/period-end.ts";
import { checkExtraHolidays, type ExtraHoliday } from "../holidays/holiday-calendar.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { countBackward } from "./count-backward.ts";
import type { Deadline } from "./deadline.ts";
import { extendPeriod } from "./extend-period.ts";
import { isMatterId, MATTERS, type Matter, type MatterId } from "./matters.ts";
import { serviceEffect, type Service, type ServiceEffect } from "./service-effect.ts";
import { KNOWN_EFFECT } from "./service-modes.ts";
import { shiftToWorkingDay } from "./shift-to-working-day.ts";
import type { Step } from "./step.ts";

const DIRECTIONS = ["forward", "backward"] as const;

export interface DeadlineInput {
  readonly matter?: MatterId | undefined;
  /** Replaces the matter's own length, and then its limits of mode and extension are the caller's affair. */
  readonly period?: Period | undefined;
  readonly service: Service;
  readonly extension?: Period | undefined;
  /** `backward`: so long before the event. */
  readonly direction?: (typeof DIRECTIONS)[number] | undefined;
  readonly extraHolidays?: readonly ExtraHoliday[] | undefined;
  /** Refuses a service after this day; the event that one counts back from may be ahead. */
  readonly today?: CalendarDate | undefined;
}

interface Rule {
  readonly period: Period;
  readonly matter: Matter | null;
  /** undefined: no rule limits the extension. */
  readonly longestExtension: Matter["extension"] | undefined;
  /** Short form of the statutes for steps. */
  readonly basis: { readonly firstDay: string; readonly shift: string };
}

const CIVIL = { firstDay: "민법 157", shift: "민법 161" };
const CRIMINAL = { firstDay: "형소 66①", shift: "형소 66③" };

const isCriminal = (matter: Matter | null): boolean =>
  matter?.statutes.some(({ law }) => law === "criminalProcedure") ?? false;

const matterOf = (id: string | undefined): Matter | null => {
  if (id === undefined) return null;
  if (!isMatterId(id)) throw new LegalRuleError("MATTER_UNKNOWN", "matter");
  return MATTERS[id];
};

const ruleOf = ({ period, service }: DeadlineInput, matter: Matter | null): Rule => {
  const basis = isCriminal(matter) ? CRIMINAL : CIVIL;
  if (period !== undefined) {
    checkPeriod(period, "period");
    return { period, matter, longestExtension: undefined, basis };
  }
  if (matter === null) throw new LegalRuleError("PERIOD_INVALID", "period");
  if (![...matter.modes, ...KNOWN_EFFECT].includes(service.mode)) {
    throw new LegalRuleError("MODE_NOT_APPLICABLE", "service.mode");
  }
  return { period: matter.period, matter, longestExtension: matter.extension, basis };
};

const checkToday = ({ service, today, direction }: DeadlineInput): void => {
  if (today === undefined) return;
  checkDate(today, "today");
  if (direction === "backward") return;
  if (service.date > today) throw new LegalRuleError("DATE_IN_FUTURE", "service.date");
  if (service.noticeDate !== undefined && service.noticeDate > today) {
    throw new LegalRuleError("DATE_IN_FUTURE", "service.noticeDate");
  }
};

const firstDay = ({ date, startsAtMidnight }: ServiceEffect, basis: string): Step =>
  startsAtMidnight
    ? { code: "FIRST_DAY_INCLUDED", date, basis: "민법 157 단서" }
    : { code: "FIRST_DAY_EXCLUDED", date: plusDays(date, 1), basis };

const counted = (first: CalendarDate, { n, unit }: Period): { date: CalendarDate; steps: Step[] } => {
  const { date, clipped } = periodEnd(first, { n, unit });
  const count: Step = { code: "COUNT", date, detail: `${n} ${unit}`, ...(unit !== "day" && { basis: "민법 160" }) };
  return { date, steps: clipped ? [count, { code: "MONTH_END_CLIP", date, basis: "민법 160③" }] : [count] };
};

const countForward = (effect: ServiceEffect, rule: Rule, input: DeadlineInput): Deadline => {
  const first = firstDay(effect, rule.basis.firstDay);
  const plain = counted(first.date, rule.period);
  const extended =
    input.extension === undefined ? undefined : extendPeriod(plain.date, input.extension, rule.longestExtension);
  const nominalEnd = extended?.date ?? plain.date;
  const shift =
    rule.matter?.shifted === false
      ? { date: nominalEnd, steps: [{ code: "NO_SHIFT", date: nominalEnd } as const] }
      : shiftToWorkingDay(nominalEnd, input.extraHolidays ?? [], rule.basis.shift);
  return {
    effectiveDate: effect.date,
    startsAtMidnight: effect.startsAtMidnight,
    countFrom: first.date,
    nominalEnd,
    dueDate: shift.date,
    shifted: shift.date !== nominalEnd,
    ...(rule.matter?.final && { finalOn: plusDays(shift.date, 1) }),
    steps: [
      ...effect.steps,
      first,
      ...plain.steps,
      ...(extended ? [extended.step] : []),
      ...shift.steps,
      { code: "DUE", date: shift.date },
    ],
  };
};

/**
 * The last day of a period, with the steps that led to it. Throws LegalRuleError: what no rule covers gets no date.
 */
export const computeDeadline = (input: DeadlineInput): Deadline => {
  const { direction = "forward", extraHolidays = [] }: Partial<DeadlineInput> = input ?? {};
  if (!DIRECTIONS.includes(direction)) throw new LegalRuleError("INPUT_INVALID", "direction");
  const matter = matterOf(input?.matter);
  const effect = serviceEffect(input?.service, isCriminal(matter));
  const rule = ruleOf(input, matter);
  checkToday(input);
  checkExtraHolidays(extraHolidays);
  if (direction === "forward") return countForward(effect, rule, input);
  if (input.extension !== undefined) throw new LegalRuleError("EXTENSION_NOT_ALLOWED", "extension");
  return countBackward(effect, rule.period, extraHolidays);
};
