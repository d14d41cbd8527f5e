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

const DAY_MS = 86_400_000;
const FIRST_OF_1970 = dayNumberOf({ year: 1970, month: 1, day: 1 });

/** In UTC, where each day has the same length. */
const partsOfDayNumber = (dayNumber: number): YearMonthDay => {
  const date = new Date((dayNumber - FIRST_OF_1970) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
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
