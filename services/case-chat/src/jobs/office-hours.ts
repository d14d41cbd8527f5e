import { seoulDateOf } from "@legal/i18n";
import { isCovered, isWorkingDay, weekdayOf, type ExtraHoliday } from "@legal/legal-rules";
import { z } from "zod";

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const spanOf = (hours: string): [opens: string, closes: string] => {
  const [opens = "", closes = ""] = hours.split("-");
  return [opens, closes];
};

/** `09:00-18:00` */
export const officeHours = z
  .string()
  .refine((hours) => spanOf(hours).every((time) => clock.test(time)), "not a span such as 09:00-18:00")
  .refine((hours) => spanOf(hours)[0] < spanOf(hours)[1], "not a span of a day");

/** `2026-12-31,2027-01-02` */
export const closedDays = z
  .string()
  .transform((days) => days.split(",").map((day) => day.trim()))
  .transform((days) => days.filter(Boolean))
  .pipe(z.array(z.iso.date()));

export interface OfficeTimes {
  hours: string;
  /** Days off beyond weekends and public holidays. */
  closedOn: readonly string[];
  /** Public holidays that administrators have entered. */
  extraHolidays?: readonly ExtraHoliday[];
}

const seoulClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Seoul",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** In a year without a holiday list yet, weekends alone are off. */
const isOfficeDay = (date: string, extraHolidays: readonly ExtraHoliday[]): boolean =>
  isCovered(date) ? isWorkingDay(date, extraHolidays) : weekdayOf(date) % 6 !== 0;

/** Whether the office is open: on working days within the hours, Seoul time. */
export const isOfficeOpen = (instant: Date, { hours, closedOn, extraHolidays = [] }: OfficeTimes): boolean => {
  const [opens, closes] = spanOf(hours);
  const time = seoulClock.format(instant);
  const today = seoulDateOf(instant);
  return time >= opens && time < closes && isOfficeDay(today, extraHolidays) && !closedOn.includes(today);
};
