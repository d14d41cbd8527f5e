import { plusDays, weekdayOf, type CalendarDate } from "../dates/calendar-date.ts";
import { monthsIn, plusMonths, type Period } from "../dates/period-end.ts";
import { isCovered, isWorkingDay, type ExtraHoliday } from "../holidays/holiday-calendar.ts";
import type { ServiceEffect } from "./service-effect.ts";
import type { Deadline } from "./deadline.ts";

const lastDayBefore = (event: CalendarDate, period: Period): { date: CalendarDate; clipped: boolean } => {
  if (period.unit === "day") return { date: plusDays(event, -period.n), clipped: false };
  if (period.unit === "week") return { date: plusDays(event, -period.n * 7), clipped: false };
  return plusMonths(event, -monthsIn(period));
};

/** Only said where someone could expect a later day; outside the holiday list a weekend is still one. */
const isDayOff = (date: CalendarDate, extra: readonly ExtraHoliday[]): boolean =>
  isCovered(date) ? !isWorkingDay(date, extra) : weekdayOf(date) % 6 === 0;

/** “n before the event”: the event's day is not counted, one acts before the last day, and nothing is moved later. */
export const countBackward = (effect: ServiceEffect, period: Period, extra: readonly ExtraHoliday[]): Deadline => {
  const countFrom = plusDays(effect.date, -1);
  const { date: lastDay, clipped } = lastDayBefore(effect.date, period);
  const dueDate = plusDays(lastDay, -1);
  return {
    effectiveDate: effect.date,
    startsAtMidnight: effect.startsAtMidnight,
    countFrom,
    nominalEnd: lastDay,
    lastDay,
    dueDate,
    shifted: false,
    steps: [
      ...effect.steps,
      { code: "FIRST_DAY_EXCLUDED", date: countFrom, basis: "민법 157" },
      { code: "COUNT_BACK", date: lastDay, detail: `${period.n} ${period.unit}` },
      ...(clipped ? [{ code: "MONTH_END_CLIP", date: lastDay, basis: "민법 160③" } as const] : []),
      ...(isDayOff(dueDate, extra) ? [{ code: "NO_SHIFT", date: dueDate } as const] : []),
      { code: "DUE", date: dueDate },
    ],
  };
};
