import { plusDays, weekdayOf, type CalendarDate } from "../dates/calendar-date.ts";
import { holidayOn, isWorkingDay, type ExtraHoliday } from "../holidays/holiday-calendar.ts";
import type { Step } from "./step.ts";

const reasonOf = (date: CalendarDate, extra: readonly ExtraHoliday[], basis: string): Step => {
  const holiday = holidayOn(date, extra, "service.date");
  if (holiday) return { code: "SHIFT_HOLIDAY", date, name: holiday.name, basis };
  return { code: weekdayOf(date) === 6 ? "SHIFT_SATURDAY" : "SHIFT_SUNDAY", date, basis };
};

/** The next working day from the end of a period on, with a step for each day off that was passed. */
export const shiftToWorkingDay = (
  end: CalendarDate,
  extra: readonly ExtraHoliday[],
  basis: string,
): { date: CalendarDate; steps: Step[] } => {
  const steps: Step[] = [];
  let date = end;
  while (!isWorkingDay(date, extra, "service.date")) {
    steps.push(reasonOf(date, extra, basis));
    date = plusDays(date, 1);
  }
  return { date, steps };
};
