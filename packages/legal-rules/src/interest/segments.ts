import { checkDate, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { LAWSUIT_RATES } from "./lawsuit-rates.ts";
import type { Segment } from "./interest-row.ts";
import { greaterRate, rateFraction, rateOn, type DatedRate, type RatePercent } from "./rate.ts";

/** `term`: interest from the day after it; `tort`: from the day itself. */
export interface Due {
  readonly kind: "term" | "tort";
  readonly date: CalendarDate;
}

export interface DueInput {
  readonly due: Due;
  readonly until: CalendarDate;
  /** Up to and on the day the complaint was served. */
  readonly ratePercent: RatePercent;
  readonly complaintServedOn?: CalendarDate | undefined;
  /** From the day after; without it the rates of 소촉법 3, each from its own day, or `ratePercent` where higher. */
  readonly lawsuitRatePercent?: RatePercent | undefined;
}

const MOST_SEGMENTS = 1000;

/** Throws SEGMENTS_EMPTY, SEGMENTS_OVERLAP or DATE_ORDER: in order, each from its first to its last day. */
export const checkSegments = (segments: readonly Segment[]): void => {
  if (!Array.isArray(segments) || segments.length === 0 || segments.length > MOST_SEGMENTS) {
    throw new LegalRuleError("SEGMENTS_EMPTY", "segments");
  }
  for (const [index, segment] of segments.entries()) {
    const { from, to }: Segment = segment ?? {};
    checkDate(from, `segments.${index}.from`);
    checkDate(to, `segments.${index}.to`);
    if (to < from) throw new LegalRuleError("DATE_ORDER", `segments.${index}.to`);
    const before = segments[index - 1];
    if (before && from <= before.to) throw new LegalRuleError("SEGMENTS_OVERLAP", `segments.${index}.from`);
  }
};

/** Spans of a dated list of rates between two days. Throws RATE_INVALID at `field` for days before the first of them. */
export const segmentsByRate = (
  from: CalendarDate,
  to: CalendarDate,
  rates: readonly DatedRate[],
  field: string,
): Segment[] => {
  if (rateOn(rates, from) === null) throw new LegalRuleError("RATE_INVALID", field);
  return rates
    .map(({ from: begins, ratePercent }, index) => {
      const next = rates[index + 1];
      const ends = next ? plusDays(next.from, -1) : to;
      return { from: begins > from ? begins : from, to: ends < to ? ends : to, ratePercent };
    })
    .filter((segment) => segment.from <= segment.to);
};

const lawsuitSegments = (from: CalendarDate, { until, ratePercent, lawsuitRatePercent }: DueInput): Segment[] => {
  if (from > until) return [];
  if (lawsuitRatePercent !== undefined) return [{ from, to: until, ratePercent: lawsuitRatePercent }];
  const rates = LAWSUIT_RATES.map((dated) => ({ ...dated, ratePercent: greaterRate(dated.ratePercent, ratePercent) }));
  // Before the first dated rate it is for the reader to state.
  return segmentsByRate(from, until, rates, "lawsuitRatePercent");
};

/** Neighbours of one rate are one row, counted from its first day. */
const joined = (segments: readonly Segment[]): Segment[] =>
  segments.reduce<Segment[]>((rows, segment) => {
    const before = rows.at(-1);
    return before && Number(before.ratePercent) === Number(segment.ratePercent)
      ? [...rows.slice(0, -1), { ...before, to: segment.to }]
      : [...rows, segment];
  }, []);

const checkDue = ({ due, until, ratePercent, complaintServedOn, lawsuitRatePercent }: DueInput): void => {
  if (!["term", "tort"].includes(due?.kind)) throw new LegalRuleError("INPUT_INVALID", "due.kind");
  checkDate(due.date, "due.date");
  checkDate(until, "until");
  rateFraction(ratePercent, "ratePercent");
  if (complaintServedOn !== undefined) checkDate(complaintServedOn, "complaintServedOn");
  if (lawsuitRatePercent !== undefined) rateFraction(lawsuitRatePercent, "lawsuitRatePercent");
};

/** The spans of a debt: its own rate up to the service of the complaint, after it the rate of lawsuits if higher. */
export const segmentsOfDebt = (input: DueInput): Segment[] => {
  checkDue(input);
  const { due, until, ratePercent, complaintServedOn } = input;
  const first = due.kind === "tort" ? due.date : plusDays(due.date, 1);
  if (until < first) throw new LegalRuleError("DATE_ORDER", "until");
  const last = complaintServedOn !== undefined && complaintServedOn < until ? complaintServedOn : until;
  const before = first <= last ? [{ from: first, to: last, ratePercent }] : [];
  const next = plusDays(last, 1);
  return joined([...before, ...lawsuitSegments(next > first ? next : first, input)]);
};
