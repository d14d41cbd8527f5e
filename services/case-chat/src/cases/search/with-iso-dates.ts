const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = `(${MONTHS.join("|")})[a-z]{0,6}\\.?`;

const iso = (year: string, month: string | number, day?: string): string =>
  [year, String(month).padStart(2, "0"), ...(day === undefined ? [] : [day.padStart(2, "0")])].join("-");
const monthOf = (name: string): number => MONTHS.indexOf(name) + 1;

const DAY_OF_EAST = /(20\d\d) ?[.년年] ?(\d{1,2}) ?[.월月] ?(\d{1,2}) ?[.일日]?/g;
const MONTH_OF_EAST = /(20\d\d) ?[.년年] (\d{1,2}) ?[.월月]?(?= |$)/g;
const AMERICAN = new RegExp(`\\b${MONTH} (\\d{1,2}),? (20\\d\\d)\\b`, "g");
const BRITISH = new RegExp(`\\b(\\d{1,2}) ${MONTH},? (20\\d\\d)\\b`, "g");
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(20\d\d)\b/g;

/** Whole names alone: without a year beside them, Mark 3 and Martin 5 are none. */
const NAME = `(${MONTHS.join("|")})(?:uary|ruary|ch|il|e|y|ust|t(?:ember)?|tember|ober|ember)?\\.?`;
const AMERICAN_DAY = new RegExp(`\\b${NAME} (\\d{1,2})\\b`, "g");
const BRITISH_DAY = new RegExp(`\\b(\\d{1,2}) ${NAME}(?![a-z])`, "g");
const EASTERN_DAY = /(?<![\d.년年-])(\d{1,2}) ?[월月] ?(\d{1,2}) ?[일日]/g;

/** Of any year: `--11-03`. */
const yearless = (month: string | number, day: string): string => iso("-", month, day);

const DAY = String.raw`(?:20\d\d|-)-\d\d-\d\d`;
const ENGLISH_WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
/** One character alone, as (금), is a weekday in brackets only: it may be a name. */
const WEEKDAY = `(?:[월화수목금토일月火水木金土日]|${ENGLISH_WEEKDAY})`;
const EASTERN_WEEKDAY = "(?:[월화수목금토일]요일|[月火水木金土日]曜日?|(?:周|星期)[一二三四五六日天])";
const WEEKDAY_BEFORE = new RegExp(`\\b${ENGLISH_WEEKDAY}(?:,|(?<=day)) *(?=${DAY})`, "g");
const WEEKDAY_BEHIND = new RegExp(`(?<=${DAY}) *(?:\\((?:${WEEKDAY}|${EASTERN_WEEKDAY})\\)|${EASTERN_WEEKDAY})`, "g");

/** The desk keeps a date and its weekday on one line by these. */
const WORD_JOINER = "\u2060";

/**
 * A search in which dates that are written with blanks are one word: `2026. 11. 22.`, `2026년 11월 22일`, `Nov 22, 2026`,
 * `22 November 2026` and `11/22/2026`, as the desk or its readers write them, with their weekday or without; without a
 * year, as on a badge, it is of any.
 */
export const withIsoDates = (search: string): string =>
  search
    .toLowerCase()
    .replaceAll(WORD_JOINER, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(DAY_OF_EAST, (_, year: string, month: string, day: string) => ` ${iso(year, month, day)} `)
    .replaceAll(MONTH_OF_EAST, (_, year: string, month: string) => ` ${iso(year, month)} `)
    .replaceAll(AMERICAN, (_, month: string, day: string, year: string) => iso(year, monthOf(month), day))
    .replaceAll(BRITISH, (_, day: string, month: string, year: string) => iso(year, monthOf(month), day))
    .replaceAll(SLASHED, (_, month: string, day: string, year: string) => iso(year, month, day))
    .replaceAll(EASTERN_DAY, (_, month: string, day: string) => ` ${yearless(month, day)} `)
    .replaceAll(AMERICAN_DAY, (_, month: string, day: string) => yearless(monthOf(month), day))
    .replaceAll(BRITISH_DAY, (_, day: string, month: string) => yearless(monthOf(month), day))
    .replaceAll(WEEKDAY_BEFORE, "")
    .replaceAll(WEEKDAY_BEHIND, " ");
