import { addDays } from "@legal/i18n";
import type { CalendarDate } from "@legal/legal-rules";
import { datesIn, type NamedDate } from "../reading/dates-in.ts";
import { monthAndDay } from "../reading/named-day.ts";
import type { Claim } from "./claim.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";

const keyOf = ({ year, month, day }: NamedDate): string =>
  `date:${year === undefined ? "" : `${year}-`}${monthAndDay(month, day)}`;

/** Days that have no date of their own in the text: proven only by the same words. */
const UNCLEAR: readonly RegExp[] = [
  /(?<![\d/.-])\d{1,2}[-/.]\d{1,2}[-/.](?:20)?\d{2}(?![\d/.-])/gu,
  /(?<=\b(?:by|until|till|before|on) )\d{1,2}\/\d{1,2}(?![\d/%])/giu,
  /\b(?:by|until|till|before) (?:next |this |coming )?(?:sun|mon|tues|wednes|thurs|fri|satur)day\b(?!,? \(?\d|,? [A-Z][a-z]{2,8}\.? \d)/giu,
  /(?<!\d일\s?\(?)[월화수목금토일]요일(?=까지|\s?전)|(?<!日[(（]?)[日月火水木金土]曜日?(?=まで)|(?:周|星期)[一二三四五六日天](?=之?前)/gu,
];

/** Last days that are named from today, by how far they are. Today is none: it is too early at worst. */
const AHEAD: readonly (readonly [RegExp, number])[] = [
  [
    inAnyLanguage({
      ko: /내일(?=까지)/giu,
      en: /\b(?:by|until|till|before) tomorrow\b/giu,
      ja: /(?:明日|あした|あす)(?=まで)/giu,
      zh: /明天(?=之?前)/giu,
    }),
    1,
  ],
  [
    inAnyLanguage({
      ko: /모레(?=까지)/giu,
      en: /\b(?:by|until|till|before) the day after tomorrow\b/giu,
      ja: /(?:明後日|あさって)(?=まで)/giu,
      zh: /[后後]天(?=之?前)/giu,
    }),
    2,
  ],
];

export const aheadClaims = (text: string, today: CalendarDate): Claim[] =>
  AHEAD.flatMap(([pattern, days]) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index }): Claim => {
      const key = `date:${addDays(today, days)}`;
      return { kind: "date", text: whole, start: index, end: index + whole.length, key };
    }),
  );

/** Dates that a text states. */
export const dateClaims = (text: string): Claim[] => {
  const dates = datesIn(text).map((date): Claim => {
    return { kind: "date", text: date.text, start: date.start, end: date.end, key: keyOf(date) };
  });
  const unclear = UNCLEAR.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index }): Claim => {
      const key = `date:${whole.toLowerCase()}`;
      return { kind: "date", text: whole, start: index, end: index + whole.length, key };
    }),
  ).filter(({ start, end }) => !dates.some((date) => date.start < end && start < date.end));
  return [...dates, ...unclear];
};

/** A known date may be named with its year and without. */
export const keysOfDate = (date: CalendarDate): string[] => [`date:${date}`, `date:${date.slice(5)}`];

/** The key of a date as it is named without its year. */
export const withoutYear = ({ key }: Claim): string => `date:${key.slice(-5)}`;
