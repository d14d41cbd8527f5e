import { seoulDateOf } from "@legal/i18n";
import { isCovered, isWorkingDay, plusDays, weekdayOf, type CalendarDate } from "@legal/legal-rules";

/** Temporary holidays that the list of the release does not have. */
type DaysOff = readonly CalendarDate[];

const HOUR_MS = 3_600_000;
const OPENS_AT = 9;
const CLOSES_AT = 18;

/** An hour of a day in Seoul, which knows no summer time. */
export const seoulInstant = (date: CalendarDate, hour: number): Date =>
  new Date(`${date}T${String(hour).padStart(2, "0")}:00:00+09:00`);

/** In a year without a holiday list yet, weekends alone are off. */
export const isWorkday = (date: CalendarDate, daysOff: DaysOff): boolean =>
  !daysOff.includes(date) && (isCovered(date) ? isWorkingDay(date) : weekdayOf(date) % 6 !== 0);

export const workdayOnOrBefore = (date: CalendarDate, daysOff: DaysOff): CalendarDate =>
  isWorkday(date, daysOff) ? date : workdayOnOrBefore(plusDays(date, -1), daysOff);

export const workdayAfter = (date: CalendarDate, daysOff: DaysOff): CalendarDate => {
  const next = plusDays(date, 1);
  return isWorkday(next, daysOff) ? next : workdayAfter(next, daysOff);
};

/** The instant itself while the office works, else when it opens next. */
export const intoOfficeHours = (instant: Date, daysOff: DaysOff): Date => {
  const today = seoulDateOf(instant);
  const opens = seoulInstant(today, OPENS_AT);
  if (!isWorkday(today, daysOff) || instant >= seoulInstant(today, CLOSES_AT))
    return seoulInstant(workdayAfter(today, daysOff), OPENS_AT);
  return instant < opens ? opens : instant;
};

/** So many hours later, counting those that the office works. */
export const plusOfficeHours = (instant: Date, hours: number, daysOff: DaysOff): Date => {
  const from = intoOfficeHours(instant, daysOff);
  const closes = seoulInstant(seoulDateOf(from), CLOSES_AT);
  const leftToday = (closes.getTime() - from.getTime()) / HOUR_MS;
  return hours < leftToday
    ? new Date(from.getTime() + hours * HOUR_MS)
    : plusOfficeHours(closes, hours - leftToday, daysOff);
};

/** How many hours make one working day. */
export const OFFICE_DAY_HOURS = CLOSES_AT - OPENS_AT;
