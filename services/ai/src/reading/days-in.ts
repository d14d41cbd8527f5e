import { daysFrom, plusDays, weekdayOf, type CalendarDate } from "@legal/legal-rules";
import { readNumber } from "./numbers.ts";
import { datesIn, type NamedDate } from "./dates-in.ts";
import { monthAndDay, type NamedDay } from "./named-day.ts";
import { spokenDaysIn } from "./spoken-days.ts";
import { inAnyLanguage } from "./in-any-language.ts";

const NUMBER =
  "(?<![0-9０-９.,/]|[一二两三四五六七八九十百]|[가-힣]|(?:twenty|thirty|forty|fifty|hundred)[ -]?)(?<count>[0-9０-９]{1,3}|[一二两三四五六七八九十]{1,3}|한|두|세|네|one|two|three|four|five|six|seven|\\ba)";

/** How many days before today. Loose words, as 엊그제, are none of them. */
const AGO: readonly [RegExp, (count: number) => number][] = [
  [
    inAnyLanguage({
      ko: /내일/giu,
      en: /(?<!after )\btomorrow\b/giu,
      ja: /明日/giu,
      zh: /明天/giu,
    }),
    () => -1,
  ],
  [
    inAnyLanguage({
      ko: /오늘(?!날)/giu,
      en: /\btoday\b/giu,
      ja: /今日|本日/giu,
      zh: /今天/giu,
    }),
    () => 0,
  ],
  [
    inAnyLanguage({
      ko: /어제/giu,
      en: /(?<!before )\byesterday\b/giu,
      ja: /(?<![一昨])昨日/giu,
      zh: /昨天/giu,
    }),
    () => 1,
  ],
  [
    inAnyLanguage({
      ko: /그저께|(?<!엊)그제(?!야|서야)/giu,
      en: /\bday before yesterday\b/giu,
      ja: /一昨日|おととい/giu,
      zh: /(?<!大)前天/giu,
    }),
    () => 2,
  ],
  [new RegExp(`${NUMBER}\\s?(?:일|days?)\\s?(?:전|ago)`, "giu"), (count) => count],
  [new RegExp(`${NUMBER}\\s?(?:日|天)(?:前|以前|之前)`, "gu"), (count) => count],
  [new RegExp(`${NUMBER}\\s?(?:주일?|weeks?)\\s?(?:전|ago)`, "giu"), (count) => count * 7],
  [new RegExp(`${NUMBER}\\s?[个個]?(?:週間?|周|星期)(?:前|以前|之前)`, "gu"), (count) => count * 7],
];

const WEEKDAYS = ["일日天sun", "월月一mon", "화火二tue", "수水三wed", "목木四thu", "금金五fri", "토土六sat"];
const ENGLISH_DAY = "(?<day>sun|mon|tues|wednes|thurs|fri|satur)day";

/** `named-last`: “last Tuesday”, which said on a Wednesday is yesterday to some and eight days ago to others. */
type Week = "last" | "this" | "latest" | "named-last";

const ON_WEEKDAY: readonly [RegExp, Week][] = [
  [/(?<!지)(?:지난|저번)\s?주\s?(?<day>[일월화수목금토])(?:요일|욜)/gu, "last"],
  [/이번\s?주\s?(?<day>[일월화수목금토])(?:요일|욜)/gu, "this"],
  [/(?<!주\s?|지)(?:지난|저번)\s?(?<day>[일월화수목금토])(?:요일|욜)/gu, "named-last"],
  [new RegExp(`\\b${ENGLISH_DAY} (?:of )?last week`, "giu"), "last"],
  [new RegExp(`\\blast ${ENGLISH_DAY}(?! (?:of )?last week)`, "giu"), "named-last"],
  [new RegExp(`\\b(?:on|this past) ${ENGLISH_DAY}(?! (?:of )?last week)`, "giu"), "latest"],
  [new RegExp(`\\bthis ${ENGLISH_DAY}`, "giu"), "this"],
  [/先週の?(?<day>[日月火水木金土])(?:曜|(?=に))/gu, "last"],
  [/今週の?(?<day>[日月火水木金土])曜/gu, "this"],
  [/(?<!上)上[个個]?(?:周|星期|礼拜)(?<day>[日天一二三四五六])/gu, "last"],
  [/(?:这|本)[个個]?(?:周|星期|礼拜)(?<day>[日天一二三四五六])/gu, "this"],
];

const weekdayNamed = (name: string): number =>
  WEEKDAYS.findIndex((names) => names.includes(name.slice(0, 3).toLowerCase()));

/** Weeks begin on Monday. Undefined where either of two days may be meant. */
const onWeekday = (weekday: number, week: Week, today: CalendarDate): CalendarDate | undefined => {
  const monday = plusDays(today, -((weekdayOf(today) + 6) % 7));
  const ofThisWeek = plusDays(monday, (weekday + 6) % 7);
  if (week === "this") return ofThisWeek;
  if (week === "named-last" && ofThisWeek < today) return undefined;
  return week === "last" || ofThisWeek >= today ? plusDays(ofThisWeek, -7) : ofThisWeek;
};

const FURTHEST_BACK_DAYS = 250;

/** A date without a year is the last such day, unless that is so long ago that the next one must be meant. */
const dateOf = ({ year, month, day }: NamedDate, today: CalendarDate): CalendarDate => {
  const inYear = (of: number): CalendarDate => `${of}-${monthAndDay(month, day)}`;
  if (year !== undefined) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  if (inYear(thisYear) <= today) return inYear(thisYear);
  const lastYears = inYear(thisYear - 1);
  const isLastYears =
    lastYears.endsWith("02-29") || daysFrom(`${lastYears.slice(0, 8)}01`, today) <= FURTHEST_BACK_DAYS;
  return isLastYears ? lastYears : inYear(thisYear);
};

/** Months and days of a calendar that is not the sun's. */
const LUNAR = /(?:음력|旧暦|農暦|阴历|陰曆|农历|農曆|旧历|lunar)[^.!?。]{0,16}$/iu;
const LUNAR_READ = 24;

const isSolar = (text: string, { start }: NamedDay): boolean =>
  !LUNAR.test(text.slice(Math.max(0, start - LUNAR_READ), start));

/** Of days that are named in the same words, the longest name: `昨年11月20日` and not `11月20日`. */
const longest = (days: readonly NamedDay[]): NamedDay[] => {
  let end = 0;
  return days
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((day) => {
      if (day.start < end) return false;
      end = day.end;
      return true;
    });
};

/** The days that a text names, in the order of the text: dates, and days relative to `today` in Seoul. */
export const daysIn = (text: string, today: CalendarDate): NamedDay[] => {
  const named = datesIn(text).map((date) => ({ date: dateOf(date, today), start: date.start, end: date.end }));
  const ago = AGO.flatMap(([pattern, daysOf]) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index, groups }): NamedDay => {
      const count = readNumber(groups?.["count"] ?? "") ?? 0;
      return { date: plusDays(today, -daysOf(count)), start: index, end: index + whole.length };
    }),
  );
  const weekdays = ON_WEEKDAY.flatMap(([pattern, week]) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, index, groups }): NamedDay[] => {
      const date = onWeekday(weekdayNamed(groups?.["day"] ?? ""), week, today);
      return date === undefined ? [] : [{ date, start: index, end: index + whole.length }];
    }),
  );
  const all = [...named, ...ago, ...weekdays, ...spokenDaysIn(text, today)];
  return longest(all.filter((day) => isSolar(text, day)));
};
