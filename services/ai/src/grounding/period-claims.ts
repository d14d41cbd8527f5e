import type { Claim } from "./claim.ts";
import { readNumber } from "../reading/numbers.ts";

const DIGITS = "[0-9０-９]{1,4}";
const HAN = "[一二两兩三四五六七八九十百]{1,4}";
/** Before a numeral in Chinese writing they make another word or number of it: 统一, 同一天, 有一天, 十一, 最后一天. */
const HAN_WORDS =
  "[统統同某每有唯万萬单単一二两兩三四五六七八九十百千](?=[一二两兩三四五六七八九十百])|最[后後](?=一[天日])";
const ENGLISH =
  "half|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety";
const TO = "(?:\\s*(?:[~∼〜～–-]|to|or|에서|から|到|至)\\s*)";

type Unit = "day" | "week" | "month" | "year";

interface Pattern {
  pattern: RegExp;
  unitOf: (unit: string) => Unit;
}

const koreanUnit = (unit: string): Unit =>
  unit.startsWith("주")
    ? "week"
    : unit === "일" || unit === "날"
      ? "day"
      : unit === "년" || unit === "해"
        ? "year"
        : "month";
const hanUnit = (unit: string): Unit => {
  if (/^(?:週|周|[个個]?星期)/.test(unit)) return "week";
  if (/月/.test(unit)) return "month";
  return unit.startsWith("年") ? "year" : "day";
};
const englishUnit = (unit: string): Unit => unit.toLowerCase().replace(/s$/, "") as Unit;

/** Each: a number, perhaps a second one (a range), the unit. Calendar dates (2026년 3월 5일, 3月5日) are none. */
const PATTERNS: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `(?<![\\d.,])(${DIGITS})(?:${TO}(${DIGITS}))?\\s*(개월|주일|주|일|년|달)(?!\\s*\\d+일|째|요일|정|반기|시)`,
      "gu",
    ),
    unitOf: koreanUnit,
  },
  {
    pattern: /(?<![가-힣])(한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)()\s?(달|주|해)(?![가-힣]?장)/gu,
    unitOf: koreanUnit,
  },
  { pattern: /(?<![가-힣])(반)()\s?(년)/gu, unitOf: koreanUnit },
  { pattern: /(?<![上下前後后])(半)()(年)/gu, unitOf: hanUnit },
  { pattern: /(?<![가-힣])(일|이|삼|사|오|육)()\s?(개월|주일|년)(?![가-힣]?장)/gu, unitOf: koreanUnit },
  {
    pattern: new RegExp(
      `\\b(${DIGITS}|${ENGLISH})(?:${TO}(${DIGITS}|${ENGLISH}))?[\\s-]+(?:\\(\\d{1,4}\\) )?(?:an? |calendar |business |working |full )?(days?|weeks?|months?|years?)\\b`,
      "giu",
    ),
    unitOf: englishUnit,
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,第月]|${HAN_WORDS})(${DIGITS}|${HAN})(?:${TO}(${DIGITS}|${HAN}))?\\s*(日間?|天|週間?|周|[个個]?星期|[かヶカヵ箇]月間?|[个個]月|年間?)(?!\\s*[0-9]+月|度|齢|龄|級|级|前半)`,
      "gu",
    ),
    unitOf: hanUnit,
  },
];

const DAYS: Readonly<Record<string, number>> = { 하루: 1, 이틀: 2, 사흘: 3, 나흘: 4, 열흘: 10, 보름: 15 };
const DAY_WORDS = /하루|이틀|사흘|나흘|열흘|보름/gu;
const AGO = /^\s*(?:전|ago|前|以前|之前|이나 지났|째)/iu;

/** 14 days and two weeks are the same; so are a year and twelve months. */
const keyOf = (count: number, unit: Unit): string => {
  if (unit === "day" || unit === "week") return `period:${unit === "week" ? count * 7 : count}d`;
  return `period:${unit === "year" ? count * 12 : count}m`;
};

/** `2026년` is a date and the 5일 of `3월 5일` a day of it. */
const isDate = (text: string, start: number, count: number, unit: Unit): boolean =>
  (unit === "year" && count >= 1900) ||
  (unit === "day" && /[월月]\s*$/u.test(text.slice(Math.max(0, start - 3), start)));

const matchesOf = (text: string, { pattern, unitOf }: Pattern): Claim[] =>
  Array.from(text.matchAll(pattern)).flatMap((match) => {
    const [whole, first = "", second, unitText = ""] = match;
    const unit = unitOf(unitText);
    const start = match.index;
    return [first, second ?? ""].filter(Boolean).flatMap((number) => {
      const count = readNumber(number);
      if (count === undefined || isDate(text, start, count, unit)) return [];
      return [{ kind: "period" as const, text: whole, start, end: start + whole.length, key: keyOf(count, unit) }];
    });
  });

/** Lengths of time that a text states. */
export const periodClaims = (text: string): Claim[] => [
  ...PATTERNS.flatMap((pattern) => matchesOf(text, pattern)),
  ...Array.from(text.matchAll(DAY_WORDS), ({ 0: word, index }): Claim => {
    return { kind: "period", text: word, start: index, end: index + word.length, key: keyOf(DAYS[word] ?? 0, "day") };
  }),
];

/** Whether a period only says how long ago something was. */
export const isAgo = (text: string, { end }: Claim): boolean => AGO.test(text.slice(end, end + 8));
