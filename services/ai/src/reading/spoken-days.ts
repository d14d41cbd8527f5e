import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { monthAndDay, type NamedDay } from "./named-day.ts";
import { readNumber } from "./numbers.ts";

type Groups = Readonly<Record<string, string | undefined>>;

/** A way in which people name a day, and which day it is: none where that is open. */
interface SpokenDay {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, today: CalendarDate) => CalendarDate | undefined;
}

const numberIn = (groups: Groups, name: string): number => readNumber(groups[name] ?? "") ?? 0;

/** Korean words for a number of days. */
const NATIVE_DAYS: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  이레: 7,
  여드레: 8,
  아흐레: 9,
  열흘: 10,
};
const NATIVE = `(?<native>${Object.keys(NATIVE_DAYS).join("|")})`;

const daysAgo: SpokenDay["read"] = (groups, today) => {
  const days = NATIVE_DAYS[groups["native"] ?? ""] ?? numberIn(groups, "days") + 7 * numberIn(groups, "weeks");
  return days > 0 ? plusDays(today, -days) : undefined;
};

const HAN = "[一二三四五六七八九十]{1,3}";
const DAY = `(?<day>[0-9０-９]{1,2}|${HAN})`;
const HAN_YEARS = "〇一二三四五六七八九";

const yearOf = ({ reiwa, year = "", before }: Groups, today: CalendarDate): number => {
  if (before !== undefined) return Number(today.slice(0, 4)) - 1;
  if (reiwa !== undefined) return 2018 + (readNumber(reiwa) ?? 0);
  return Number(Array.from(year.replaceAll(/[零○]/gu, "〇"), (digit) => HAN_YEARS.indexOf(digit)).join(""));
};

const dated = (year: number, month: number, day: number): CalendarDate | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year}-${monthAndDay(month, day)}` : undefined;

const inNamedYear: SpokenDay["read"] = (groups, today) =>
  dated(yearOf(groups, today), numberIn(groups, "month"), numberIn(groups, "day"));

const monthsBack =
  (months: number): SpokenDay["read"] =>
  (groups, today) => {
    const [year = 0, month = 0] = today.split("-").map(Number);
    const back = month - months;
    return dated(back < 1 ? year - 1 : year, back < 1 ? back + 12 : back, numberIn(groups, "day"));
  };

/** A day of the month that has been is one of this month; another may be of any. */
const latest: SpokenDay["read"] = (groups, today) => {
  const day = numberIn(groups, "day");
  return day <= Number(today.slice(8)) ? monthsBack(0)(groups, today) : undefined;
};

/** Of this year; one that has not come yet may be of any. */
const ofThisYear: SpokenDay["read"] = (groups, today) => {
  const [month, day, year] = [numberIn(groups, "month"), numberIn(groups, "day"), Number(today.slice(0, 4))];
  const date = dated(year, month, day);
  return date !== undefined && date > today ? undefined : date;
};

/** What is said of a paper right after the day on which it came. */
const CAME =
  "(?=\\s?(?:받|수령|도착|송달|왔|지급\\s?명령|소장|판결문|결정문|收|接|拿|签|送达|寄到|届|受け?取|受領|来|着))";
const MONTH_AND_DAY = "(?<month>0?[1-9]|1[0-2])";
const MONTH_NAMES = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const ORDINAL = "(?<day>[0-9]{1,2})(?:st|nd|rd|th)";

const today: SpokenDay["read"] = (_, day) => day;
const yesterday: SpokenDay["read"] = (_, day) => plusDays(day, -1);

const spoken = (pattern: string, read: SpokenDay["read"]): SpokenDay => ({ pattern: new RegExp(pattern, "giu"), read });

/** Each reads a bounded number of characters, so that a text is read in the time of its length. */
const SPOKEN_DAYS: readonly SpokenDay[] = [
  spoken(
    "(?:오늘|금일)\\s?(?:아침|오전|오후|점심|저녁)|きょう|今朝|今日の(?:朝|午前|午後)|今[天早](?:早上|上午|下午|早)?",
    today,
  ),
  spoken("\\bthis (?:morning|afternoon|evening)\\b", today),
  spoken("어제\\s?(?:아침|오전|오후|점심|저녁)|きのう|昨日の(?:朝|午前|午後)|昨天(?:早上|上午|下午)", yesterday),
  spoken("그끄저께|大前天", (_, day) => plusDays(day, -3)),
  spoken(`${NATIVE}\\s?전(?!후)`, daysAgo),
  spoken("일주일\\s?전(?!후)", (_, day) => plusDays(day, -7)),
  spoken(
    `(?<=(?:받은|온|된)\\s?지\\s?)(?:(?<days>[0-9]{1,3})일|${NATIVE})(?:이|이나)?\\s?(?:됐|되었|됬|지났|지나|째)`,
    daysAgo,
  ),
  spoken(`(?<=到|达|收|令|已经|已|有)(?<days>[0-9]{1,2}|${HAN})天了`, daysAgo),
  spoken("(?<=[てで](?:から|もう)?)(?<days>[0-9０-９]{1,2})日(?:経ち|経っ|たち|たっ|が過ぎ|過ぎ)", daysAgo),
  spoken(
    `(?:令和\\s?(?<reiwa>[0-9]{1,2})\\s?年|(?<year>二[〇零○][〇零○一二三][〇零○一二三四五六七八九])年|(?<before>(?<!재)작년|지난해|(?<!一)昨年|去年)[의の的]?)\\s?(?<month>[0-9]{1,2}|${HAN})\\s?[월月]\\s?${DAY}\\s?[일日号號]`,
    inNamedYear,
  ),
  spoken(`(?:(?<!지)(?:지난|저번)\\s?달|先月の?|(?<!上)上[个個]?月的?)\\s?${DAY}[일日号號]`, monthsBack(1)),
  spoken(`\\b(?:the )?${ORDINAL} (?:of )?last month\\b`, monthsBack(1)),
  spoken(`(?:이번\\s?달|이달|금월|今月の?|[这這本][个個]?月的?)\\s?${DAY}[일日号號]`, monthsBack(0)),
  spoken(`\\b(?:the )?${ORDINAL} (?:of )?this month\\b`, monthsBack(0)),
  spoken(`\\bon the ${ORDINAL}(?! (?:of|day|time|floor|${MONTH_NAMES}))`, latest),
  spoken(
    `(?<![0-9０-９월月期一二三四五六七八九十]\\s?)${DAY}(?:일에(?!\\s?(?:걸|한\\s?번))|日に(?!一|1|わた)|[号號])${CAME}`,
    latest,
  ),
  spoken(`(?<![0-9０-９/.] ?)${MONTH_AND_DAY}[/.](?<day>[0-9]{1,2})(?:일?에|に|日)?${CAME}`, ofThisYear),
  spoken(`(?<![0-9.] ?)${MONTH_AND_DAY}\\. ?(?<day>[0-9]{1,2})\\.(?:에)?${CAME}`, ofThisYear),
];

/** Days that people name in other ways than by a date, in the order of their kinds. */
export const spokenDaysIn = (text: string, day: CalendarDate): NamedDay[] =>
  SPOKEN_DAYS.flatMap(({ pattern, read }) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, index, groups = {} }): NamedDay[] => {
      const date = read(groups, day);
      return date === undefined ? [] : [{ date, start: index, end: index + whole.length }];
    }),
  );
