import { readNumber } from "./numbers.ts";

/** A date that a text names. Without a year it is any year's. */
export interface NamedDate {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const YEAR = "(?<year>(?:19|20)\\d{2})";
const HAN = "[一二三四五六七八九十]{1,3}";
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = "(?<day>\\d{1,2})";

/** Each reads a bounded number of characters, so that a text is read in the time of its length. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?:${YEAR}\\s?[년年]\\s?)?(?<!\\d)(?<month>\\d{1,2})\\s?[월月]\\s?${DAY}\\s?[일日号號]`, "gu"),
  new RegExp(`(?:${YEAR}年)?(?<month>${HAN})月(?<day>${HAN})[日号號]`, "gu"),
  new RegExp(`(?<!\\d)${YEAR}[-./]\\s?(?<month>\\d{1,2})[-./]\\s?${DAY}(?!\\d)`, "gu"),
  new RegExp(
    `(?<![\\d/.])(?<month>\\d{1,2})[/.]${DAY}(?=\\.?\\s?(?:(?:에|に)(?!\\s?(?:해당|걸쳐|걸친|불과))|까지|부터|まで|から|前))`,
    "gu",
  ),
  new RegExp(`(?<![\\d/.] ?)(?<month>\\d{1,2})\\. ${DAY}(?=\\.?\\s?(?:까지|부터))`, "gu"),
  new RegExp(`(?<![\\d.,])${DAY}(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b(?:\\.?,? ${YEAR})?`, "giu"),
  new RegExp(
    `\\b${MONTH}\\.? ${DAY}(?:st|nd|rd|th)?(?![\\d,]\\d)\\b(?!\\s(?:times|days|weeks|months|years|people|papers))(?:,? ${YEAR})?`,
    "giu",
  ),
];

const halfWidth = (text: string): string =>
  text.replaceAll(/[０-９]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xfee0));

const monthOf = ({ month, name }: Record<string, string | undefined>): number =>
  name === undefined ? (readNumber(month ?? "") ?? 0) : MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Dates with a month and a day, in any of the four languages. One that no month can have is still a date. */
export const datesIn = (text: string): NamedDate[] => {
  const found = PATTERNS.flatMap((pattern) =>
    Array.from(halfWidth(text).matchAll(pattern), ({ 0: whole, index, groups = {} }): NamedDate => {
      const year = groups["year"] === undefined ? {} : { year: Number(groups["year"]) };
      const day = readNumber(groups["day"] ?? "") ?? 0;
      const end = index + whole.length;
      return { ...year, month: monthOf(groups), day, text: text.slice(index, end), start: index, end };
    }),
  ).filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
  const isInside = (one: NamedDate, other: NamedDate) =>
    other.start <= one.start && other.end >= one.end && other.text.length > one.text.length;
  return found
    .filter(
      (one, index) =>
        !found.some((other) => isInside(one, other)) && found.findIndex(({ start }) => start === one.start) === index,
    )
    .toSorted((one, other) => one.start - other.start);
};
