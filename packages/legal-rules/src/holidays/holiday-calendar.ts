import { checkDate, plusDays, weekdayOf, type CalendarDate } from "../dates/calendar-date.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import list from "./holidays.json" with { type: "json" };

export type HolidayType = "statutory" | "substitute" | "temporary" | "election";

export interface Holiday {
  readonly date: CalendarDate;
  /** A key of the texts: `CHUSEOK`. One that an administrator entered may have a name of its own. */
  readonly name: string;
  readonly type: HolidayType;
}

/** A holiday that the list does not have yet: proclaimed once, entered by an administrator. */
export interface ExtraHoliday {
  readonly date: CalendarDate;
  readonly name?: string;
  readonly type?: HolidayType;
}

/** What the list covers and how well; outside it nothing is computed. */
export const HOLIDAY_CALENDAR = {
  from: "2013-01-01",
  to: "2028-12-31",
  version: "KR-2026-09",
  checkedOn: "2026-09-30",
  source: "관공서의 공휴일에 관한 규정 (대통령령 36290호, 2026-04-30)",
  /** From here on the days follow from the rule alone: no almanac has been published yet. */
  ruleOnlyFrom: "2028-01-01",
} as const;

const TYPES: Readonly<Record<string, HolidayType>> = {
  SUBSTITUTE: "substitute",
  TEMPORARY: "temporary",
  ELECTION: "election",
};

/** In order of their dates; plain Sundays are not in it. */
export const HOLIDAYS: readonly Holiday[] = Object.entries<Record<string, string>>(list.years).flatMap(([year, days]) =>
  Object.entries({ ...list.everyYear, ...days })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, name]) => ({
      date: `${year}-${day}`,
      name,
      type: TYPES[name] ?? "statutory",
    })),
);

const byDate: ReadonlyMap<CalendarDate, Holiday> = new Map(HOLIDAYS.map((holiday) => [holiday.date, holiday]));

const isWeekend = (date: CalendarDate): boolean => [0, 6].includes(weekdayOf(date));

const asHoliday = ({ date, name = "TEMPORARY", type = "temporary" }: ExtraHoliday): Holiday => ({ date, name, type });

/** Whether the list says anything about a day that exists. */
export const isCovered = (date: CalendarDate): boolean => date >= HOLIDAY_CALENDAR.from && date <= HOLIDAY_CALENDAR.to;

const checkCovered = (date: CalendarDate, field: string): void => {
  checkDate(date, field);
  if (!isCovered(date)) throw new LegalRuleError("DATE_OUTSIDE_CALENDAR", field, date);
};

/** Lists that were checked: a server counts thousands of deadlines with the same one. */
const checkedExtra = new WeakSet<readonly ExtraHoliday[]>();

/** Throws DATE_INVALID at the first that has no date. */
export const checkExtraHolidays = (extra: readonly ExtraHoliday[]): void => {
  if (checkedExtra.has(extra)) return;
  if (!Array.isArray(extra)) throw new LegalRuleError("INPUT_INVALID", "extraHolidays");
  for (const [index, holiday] of extra.entries()) checkDate(holiday?.date, `extraHolidays.${index}.date`);
  checkedExtra.add(extra);
};

/** The holiday on a day, or null on any other day, plain weekends among them. Throws outside the covered years. */
export const holidayOn = (
  date: CalendarDate,
  extra: readonly ExtraHoliday[] = [],
  field: string = "date",
): Holiday | null => {
  checkCovered(date, field);
  checkExtraHolidays(extra);
  const entered = extra.find((holiday) => holiday.date === date);
  return byDate.get(date) ?? (entered ? asHoliday(entered) : null);
};

/** Neither Saturday, Sunday nor holiday. Throws outside the covered years. */
export const isWorkingDay = (
  date: CalendarDate,
  extra: readonly ExtraHoliday[] = [],
  field: string = "date",
): boolean => holidayOn(date, extra, field) === null && !isWeekend(date);

/** The day itself, or the next one on which a period may end (민법 161). */
export const nextWorkingDay = (
  date: CalendarDate,
  extra: readonly ExtraHoliday[] = [],
  field: string = "date",
): CalendarDate => (isWorkingDay(date, extra, field) ? date : nextWorkingDay(plusDays(date, 1), extra, field));

/** The holidays of a covered year in order, those entered by an administrator among them. */
export const holidaysIn = (year: number, extra: readonly ExtraHoliday[] = []): Holiday[] => {
  checkCovered(`${year}-01-01`, "year");
  checkExtraHolidays(extra);
  // The list's own name for a day goes first, then the one entered first.
  const byDay = new Map([...HOLIDAYS, ...extra.map(asHoliday)].toReversed().map((holiday) => [holiday.date, holiday]));
  return [...byDay.values()]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
};
