import { checkDate, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { periodEnd, type Period } from "../dates/period-end.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { SERVICE_MODES, type ServiceMode } from "./service-modes.ts";
import type { Step } from "./step.ts";

export interface Service {
  readonly mode: ServiceMode;
  /** Of receipt, opening, notice, public notice, pronouncement or the event, as the mode says. */
  readonly date: CalendarDate;
  /** Of an electronic paper: the day its notice was sent; of one never opened it is `date`. */
  readonly noticeDate?: CalendarDate;
}

/** The day a service takes effect; from 00:00 that day counts itself (민법 157 단서). */
export interface ServiceEffect {
  readonly date: CalendarDate;
  readonly startsAtMidnight: boolean;
  readonly steps: readonly Step[];
}

const during = (date: CalendarDate, code: "SERVED" | "EVENT", basis?: string): ServiceEffect => ({
  date,
  startsAtMidnight: false,
  steps: [{ code, date, ...(basis && { basis }) }],
});

const atMidnight = (date: CalendarDate, basis: string, before: readonly Step[] = []): ServiceEffect => ({
  date,
  startsAtMidnight: true,
  steps: [...before, { code: "EFFECTIVE_MIDNIGHT", date, basis }],
});

/** From 00:00 of the day after `last`. */
const dayAfter = (last: CalendarDate, code: "DEEMED_WEEK_END" | "PUBLIC_PERIOD_END", basis: string, effect = basis) =>
  atMidnight(plusDays(last, 1), effect, [{ code, date: last, basis }]);

/** From the day after its notice, until an electronic paper that stayed unopened counts as served (전자문서법 11④ 단서). */
export const DEEMED_AFTER = { n: 1, unit: "week" } as const satisfies Period;

/**
 * From the day after it, until a public notice takes effect: the first to a person, one abroad (민소 196), and a later
 * one in criminal procedure (형소 64④). A later civil one takes effect the next day.
 */
export const PUBLIC_NOTICE = {
  first: { n: 2, unit: "week" },
  abroad: { n: 2, unit: "month" },
  criminalLater: { n: 5, unit: "day" },
} as const satisfies Readonly<Record<string, Period>>;

const endAfter = (date: CalendarDate, period: Period) => periodEnd(plusDays(date, 1), period).date;

const unopened = (notice: CalendarDate) =>
  dayAfter(endAfter(notice, DEEMED_AFTER), "DEEMED_WEEK_END", "전자문서법 11④ 단서", "대법원 2014다229016");

const opened = ({ date, noticeDate }: Service): ServiceEffect => {
  if (noticeDate === undefined) return during(date, "SERVED", "전자문서법 11④ 본문");
  if (date < noticeDate) throw new LegalRuleError("DATE_ORDER", "service.date");
  return date > endAfter(noticeDate, DEEMED_AFTER)
    ? unopened(noticeDate)
    : during(date, "SERVED", "전자문서법 11④ 본문");
};

/** The notice's day is its date; another day said beside it leaves open which one counts. */
const neverOpened = ({ date, noticeDate = date }: Service): ServiceEffect => {
  if (noticeDate !== date) throw new LegalRuleError("DATE_ORDER", "service.noticeDate");
  return unopened(date);
};

const publicNotice = (date: CalendarDate, period: Period, basis: string) =>
  dayAfter(endAfter(date, period), "PUBLIC_PERIOD_END", basis);

const laterNotice = (date: CalendarDate, isCriminal: boolean) =>
  isCriminal
    ? publicNotice(date, PUBLIC_NOTICE.criminalLater, "형소 64④ 단서")
    : atMidnight(plusDays(date, 1), "민소 196① 단서");

const EFFECTS: Readonly<Record<ServiceMode, (service: Service, isCriminal: boolean) => ServiceEffect>> = {
  ordinary: ({ date }) => during(date, "SERVED"),
  "electronic-opened": opened,
  "electronic-unopened": neverOpened,
  "public-first": ({ date }, isCriminal) =>
    publicNotice(date, PUBLIC_NOTICE.first, isCriminal ? "형소 64④" : "민소 196"),
  "public-later": ({ date }, isCriminal) => laterNotice(date, isCriminal),
  // In criminal procedure too (대법원 2023도3720).
  "public-abroad": ({ date }, isCriminal) =>
    publicNotice(date, PUBLIC_NOTICE.abroad, isCriminal ? "형소 65" : "민소 196"),
  pronouncement: ({ date }) => during(date, "EVENT"),
  event: ({ date }) => during(date, "EVENT"),
  midnight: ({ date }) => atMidnight(date, "민법 157 단서"),
};

/** When a service takes effect. That day is never moved off a day off. */
export const serviceEffect = (service: Service, isCriminal: boolean): ServiceEffect => {
  if (!SERVICE_MODES.includes(service?.mode)) throw new LegalRuleError("MODE_UNKNOWN", "service.mode");
  const { mode, date, noticeDate } = service;
  checkDate(date, "service.date");
  if (noticeDate !== undefined) checkDate(noticeDate, "service.noticeDate");
  return EFFECTS[mode](service, isCriminal);
};
