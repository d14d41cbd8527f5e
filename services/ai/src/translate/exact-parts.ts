import { caseClaims } from "../grounding/case-claims.ts";

const ISO_DATE = /\b(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\b/gu;
const EASTERN_DATE = /(?:(\d{4})\s?[년年]\s?)?(\d{1,2})\s?[월月]\s?(\d{1,2})\s?[일日号]/gu;
const MONTHS = "january february march april may june july august september october november december".split(" ");
const MONTH = `(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join("|")})\\.?`;
const ENGLISH_DATE = new RegExp(
  `\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?|\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}(?:,?\\s+(\\d{4}))?`,
  "giu",
);
const CONTACT = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/\S+/giu;
const NUMBER = /\d[\d,.]*\d|\d/gu;
/** 1억 2천만, 300만, 3.4 million: a number and what multiplies it. */
const SCALED = /(?<!\d)(\d[\d,.]{0,30})\s?(억|만|천만|백만|億|万|亿|million|thousand|billion|k\b)/giu;
const SCALES: Readonly<Record<string, number>> = {
  억: 1e8,
  億: 1e8,
  亿: 1e8,
  만: 1e4,
  万: 1e4,
  천만: 1e7,
  백만: 1e6,
  million: 1e6,
  thousand: 1e3,
  billion: 1e9,
  k: 1e3,
};
/** 1억 2,000만 is one amount. */
const HUNDRED_MILLIONS = /(?<!\d)(\d[\d,.]{0,30})\s?[억億亿]\s?(\d[\d,.]{0,30})\s?[만万]/gu;

export interface ExactPart {
  /** As it is written in the text. */
  text: string;
  /** The same in every language and spelling; a date's year, where it is given, follows a slash. */
  key: string;
}

/** A date may be named with its year and without. */
export const withoutYear = (key: string): string => (key.startsWith("date:") ? (key.split("/", 1)[0] ?? key) : key);

export const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;
const dateKey = (month: number, day: number, year: string | undefined): string =>
  `date:${month}-${day}${year ? `/${year}` : ""}`;
const value = (digits: string): number => Number(digits.replaceAll(",", "").replace(/\.$/, ""));

type Finder = (text: string) => { at: number; text: string; key: string }[];

const finder =
  (pattern: RegExp, keyOf: (match: RegExpMatchArray) => string): Finder =>
  (text) =>
    Array.from(text.matchAll(pattern), (match) => ({ at: match.index, text: match[0], key: keyOf(match) }));

/** The first that finds a place keeps it: a date's day is not a number of its own. */
const FINDERS: readonly Finder[] = [
  finder(CONTACT, ([whole]) => `contact:${whole.toLowerCase()}`),
  (text) => caseClaims(text).map(({ start: at, text: whole, key }) => ({ at, text: whole, key })),
  finder(ISO_DATE, ([, year, month, day]) => dateKey(Number(month), Number(day), year)),
  finder(EASTERN_DATE, ([, year, month, day]) => dateKey(Number(month), Number(day), year)),
  finder(ENGLISH_DATE, (match) =>
    dateKey(monthOf(match[1] ?? match[5] ?? ""), Number(match[2] ?? match[4]), match[3] ?? match[6]),
  ),
  finder(HUNDRED_MILLIONS, (match) => `number:${value(match[1] ?? "0") * 1e8 + value(match[2] ?? "0") * 1e4}`),
  finder(
    SCALED,
    (match) => `number:${Math.round(value(match[1] ?? "0") * (SCALES[(match[2] ?? "").toLowerCase()] ?? 1))}`,
  ),
  finder(NUMBER, ([whole]) => `number:${value(whole)}`),
];

/** What a translation must say as the original does: amounts, dates, case numbers, addresses. */
export const exactParts = (text: string): ExactPart[] => {
  const plain = text.normalize("NFKC");
  const taken = new Uint8Array(plain.length);
  const parts: ExactPart[] = [];
  for (const find of FINDERS) {
    for (const { at, text: whole, key } of find(plain)) {
      const to = at + whole.length;
      if (taken.subarray(at, to).includes(1)) continue;
      taken.fill(1, at, to);
      parts.push({ text: whole, key });
    }
  }
  return parts;
};
