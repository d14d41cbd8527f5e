import { addDays } from "./seoul.ts";

/** On which weekdays a public holiday has a substitute; a Saturday gives none for a lunar one. */
type MakesUp = "never" | "sunday" | "weekend";

/** Public holidays of the solar calendar, MM-dd (관공서의 공휴일에 관한 규정, with Labour Day and Constitution Day from 2026). */
const FIXED: Readonly<Record<string, MakesUp>> = {
  "01-01": "never",
  "03-01": "weekend",
  "05-01": "weekend",
  "05-05": "weekend",
  "06-06": "never",
  "07-17": "weekend",
  "08-15": "weekend",
  "10-03": "weekend",
  "10-09": "weekend",
  "12-25": "weekend",
};

/** Those of the lunar calendar, M/d; the eve of its first day has no date of its own. */
const LUNAR: Readonly<Record<string, MakesUp>> = {
  "1/1": "sunday",
  "1/2": "sunday",
  "4/8": "weekend",
  "8/14": "sunday",
  "8/15": "sunday",
  "8/16": "sunday",
};
const NEW_YEAR = "1/1";

/** Election days with a statutory date (공직선거법 34). */
const ELECTIONS: ReadonlySet<string> = new Set(["2026-06-03", "2028-04-12"]);

const lunarCalendar = new Intl.DateTimeFormat("en-u-ca-dangi", { timeZone: "UTC", month: "numeric", day: "numeric" });

const lunarDateOf = (date: string): string => {
  const parts = Object.fromEntries(lunarCalendar.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
  return `${parts["month"]}/${parts["day"]}`;
};

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(date).getUTCDay();
const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date));

const holidaysOn = (date: string): MakesUp[] => {
  const eve: MakesUp | undefined = lunarDateOf(addDays(date, 1)) === NEW_YEAR ? "sunday" : undefined;
  const election: MakesUp | undefined = ELECTIONS.has(date) ? "never" : undefined;
  return [FIXED[date.slice(5)], LUNAR[lunarDateOf(date)], eve, election].filter((kind) => kind !== undefined);
};

const needsAnother = (date: string): boolean => {
  const kinds = holidaysOn(date).filter((kind) => kind !== "never");
  if (weekdayOf(date) === 0) return kinds.length > 0;
  if (weekdayOf(date) === 6) return kinds.includes("weekend");
  return kinds.length > 0 && holidaysOn(date).length > 1;
};

/** The longest run of days off before a substitute holiday. */
const LONGEST_ROW = 10;

/** Substitute holidays: each is the first free day after its holiday. */
const madeUpBefore = (date: string): Set<string> => {
  const made = new Set<string>();
  for (let back = LONGEST_ROW; back > 0; back -= 1) {
    if (!needsAnother(addDays(date, -back))) continue;
    let free = addDays(date, 1 - back);
    while (isWeekend(free) || holidaysOn(free).length > 0 || made.has(free)) free = addDays(free, 1);
    made.add(free);
  }
  return made;
};

/**
 * Whether a `yyyy-MM-dd` in Korea is neither Saturday, Sunday nor public holiday, substitute holidays included. Holidays
 * that the government declares once are not known here.
 */
export const isWorkingDay = (date: string): boolean =>
  !isWeekend(date) && holidaysOn(date).length === 0 && !madeUpBefore(date).has(date);

/** The day itself, or the next one on which a period may end (Civil Code 161). */
export const workingDayFrom = (date: string): string => (isWorkingDay(date) ? date : workingDayFrom(addDays(date, 1)));
