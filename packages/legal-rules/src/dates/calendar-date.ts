import { LegalRuleError } from "../errors/legal-rule-error.ts";

/** `yyyy-MM-dd` in Asia/Seoul. Text, so that no time zone can move it. */
export type CalendarDate = string;

export interface YearMonthDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** `month` counts from 1. */
export const lastDayOfMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/** The parts of a date that exists; throws DATE_INVALID at `field` for one that does not. */
export const partsOf = (date: CalendarDate, field: string): YearMonthDay => {
  if (typeof date !== "string" || !SHAPE.test(date)) throw new LegalRuleError("DATE_INVALID", field);
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  const exists = year >= FIRST_YEAR && year <= LAST_YEAR && day >= 1 && day <= lastDayOfMonth(year, month);
  if (!exists) throw new LegalRuleError("DATE_INVALID", field);
  return { year, month, day };
};

/** Days since 1 March of year 0: a year that begins in March ends with its leap day. */
export const dayNumberOf = ({ year, month, day }: YearMonthDay): number => {
  const marchYear = month > 2 ? year : year - 1;
  const daysBeforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + daysBeforeMonth + day - 1;
};

const DAYS_IN_400_YEARS = 146_097;

const partsOfDayNumber = (dayNumber: number): YearMonthDay => {
  const era = Math.floor(dayNumber / DAYS_IN_400_YEARS);
  const dayOfEra = dayNumber - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
};

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

export const formatDate = ({ year, month, day }: YearMonthDay): CalendarDate =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

const toDayNumber = (date: CalendarDate, field = "date"): number => dayNumberOf(partsOf(date, field));

/** The calendar date a number of days later, or earlier. */
export const plusDays = (date: CalendarDate, days: number): CalendarDate =>
  formatDate(partsOfDayNumber(toDayNumber(date) + days));

/** Whole days from one date to another; negative when the second is earlier. */
export const daysFrom = (from: CalendarDate, to: CalendarDate): number => toDayNumber(to) - toDayNumber(from);

const WEDNESDAY = 3;

/** 0 is Sunday. Day number 0 was a Wednesday. */
export const weekdayOf = (date: CalendarDate): number => (toDayNumber(date) + WEDNESDAY) % 7;

/** Throws DATE_INVALID at `field` unless the date exists. */
export const checkDate = (date: CalendarDate, field: string): void => void partsOf(date, field);
