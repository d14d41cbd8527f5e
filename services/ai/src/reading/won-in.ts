import { HAN_DIGITS, KOREAN_DIGITS } from "./digits.ts";
import { NUMBER_IN_WORDS, readEnglishNumber } from "./english-numbers.ts";

/** An amount of won that a text names. */
export interface NamedWon {
  readonly won: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const FACTORS: Readonly<Record<string, number>> = {
  조: 1e12,
  兆: 1e12,
  억: 1e8,
  億: 1e8,
  亿: 1e8,
  만: 1e4,
  万: 1e4,
  萬: 1e4,
  천: 1e3,
  千: 1e3,
  백: 100,
  百: 100,
  십: 10,
  十: 10,
  thousand: 1e3,
  million: 1e6,
  mil: 1e6,
  billion: 1e9,
  bn: 1e9,
  k: 1e3,
  m: 1e6,
};
const DIGITS: Readonly<Record<string, number>> = { ...KOREAN_DIGITS, ...HAN_DIGITS };
const LARGE = 1e4;

const KOREAN = "일이삼사오육칠팔구십백천만억조";
const OTHERS = "0-9０-９一二两三四五六七八九十百千万萬亿億兆";
const NUMERAL = KOREAN + OTHERS;
/** A number is before this one: in “1억, 5천만원” and “5 or 6 million won” neither is the amount. */
const LISTED = `(?:[0-9０-９]|[${NUMERAL}]\\s?[백천만억조百千万萬亿億兆])(?:[,，、]\\s?| (?:or|to) )|\\b(?:thousand|million|billion)(?:, ?| (?:or|to) )`;
/** A run of figures, numerals and scales, from its beginning; Korean numerals also end words: 친구, 회사. */
const BEGIN = `(?<![${NUMERAL},，.]|[${NUMERAL}][-~∼〜～–/] ?|${LISTED})(?:[${OTHERS}]|(?<![가-힣])[${KOREAN}])`;
/** 이 is a two, and what joins a number with “is”: ₩7,000,000이에요. */
const COPULA = "이(?:[요에고다라면나지야었]|니)";
/** Signs stand inside a number, not at its end. */
const NEXT = `(?:\\s?(?!${COPULA})(?:[${NUMERAL}]|[,，.](?=[0-9０-９])))`;
const RUN = `${BEGIN}${NEXT}{0,39}`;
const SCALE = "(?:\\s?(?:thousand|million|mil|billion|bn|k|m)(?![a-z]))?";
const WON = "(?:원(?![고심칙])|ウォン|元?[（(]韩[元币][)）]|韩元|韓元|韩币|(?:in )?won\\b|krw\\b)";

const PATTERNS: readonly RegExp[] = [
  new RegExp(`(${RUN}${SCALE})\\s?${WON}`, "giu"),
  new RegExp(`(?:₩|\\bkrw)\\s?([${NUMERAL}]${NEXT}{0,39}${SCALE})(?!(?!${COPULA})[${NUMERAL}a-z%])`, "giu"),
  new RegExp(`(${NUMBER_IN_WORDS}) ${WON}`, "giu"),
];

/** Wherever money is spoken of with a number, read or not. */
const MONEY_LIKE: readonly RegExp[] = [
  new RegExp(`[0-9０-９백천만억조百千万萬亿億兆](?:\\s?[a-z]{1,8})?\\s?${WON}`, "giu"),
  /\b(?:hundred|thousand|million|billion|grand) (?:won|krw)\b/giu,
  /(?:₩|\bkrw)\s?[0-9０-９]/giu,
];

const PARTS = /[0-9][0-9,.]*|thousand|million|mil|billion|bn|k|m|\S/giu;
const WHOLE = /^(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)$/u;
const WITH_TENTHS = /^[0-9]+\.[0-9]{1,2}$/u;

/** One numeral by itself may be another word: 이 (this), 일 (work). */
const ALONE = /^[^0-9０-９]$|(?:^|\s)[일이삼사오육칠팔구]\s/u;

/** `1억 5천만`, `3,000만`, `팔백만`, `5 million` as a number; undefined when a part of it makes no sense there. */
const readWon = (text: string): number | undefined => {
  if (ALONE.test(text)) return undefined;
  let total = 0;
  let below = 0;
  let digit: number | undefined;
  let large = Infinity;
  let small = Infinity;
  for (const [part] of text.normalize("NFKC").toLowerCase().matchAll(PARTS)) {
    const factor = FACTORS[part];
    if (factor === undefined) {
      if (digit !== undefined) return undefined;
      digit =
        DIGITS[part] ?? (WHOLE.test(part) || WITH_TENTHS.test(part) ? Number(part.replaceAll(",", "")) : undefined);
      if (digit === undefined) return undefined;
    } else if (factor < LARGE && !/[a-z]/u.test(part)) {
      if (factor >= small) return undefined;
      below += (digit ?? 1) * factor;
      small = factor;
      digit = undefined;
    } else {
      if (factor >= large) return undefined;
      total += (below + (digit ?? (below === 0 ? 1 : 0))) * factor;
      [below, small, large, digit] = [0, Infinity, factor, undefined];
    }
  }
  const won = total + below + (digit ?? 0);
  const rounded = Math.round(won);
  return Math.abs(won - rounded) < 1e-3 && Number.isSafeInteger(rounded) ? rounded : undefined;
};

/** “3일 800만원”: a day before an amount is no part of it. */
const startOf = (number: string): number => /^[0-9]{1,2}일\s/u.exec(number)?.[0].length ?? 0;

/** Amounts of won, in any of the four languages, in the order of the text. Only those that could be read whole. */
export const wonIn = (text: string): NamedWon[] =>
  PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, 1: number = "", index }): NamedWon[] => {
      const skipped = startOf(number);
      const won = readWon(number.slice(skipped)) ?? readEnglishNumber(number);
      return won === undefined
        ? []
        : [{ won, text: whole.slice(skipped), start: index + skipped, end: index + whole.length }];
    }),
  )
    .filter(({ start, end }, index, all) => all.findIndex((one) => one.start <= start && one.end >= end) === index)
    .toSorted((one, other) => one.start - other.start);

/** A number that stands for money where money is asked for: its last scale says that it is large, and no unit follows. */
const BARE = new RegExp(
  `${RUN}(?<=[만억万萬亿億])(?!\\s?[명개년월일세평주회번건人个個年月日天円元0-9백천만억조百千万萬亿億兆])`,
  "giu",
);
/** `1억 2천`: thousands of 10,000. */
const SPOKEN = /([0-9]{1,3})\s?억\s?([1-9])\s?천(?!\s?[만원0-9])/giu;

/** Amounts without a currency, for a text that asks for costs in won: `2천만`, `1억 2천`, `3000万`. */
export const bareWonIn = (text: string): number[] => {
  const spoken = Array.from(text.matchAll(SPOKEN), ([, large, small]) => Number(large) * 1e8 + Number(small) * 1e7);
  const others = text.replaceAll(SPOKEN, " ").matchAll(BARE);
  return [...spoken, ...Array.from(others, ([number]) => readWon(number))].filter((won) => won !== undefined);
};

/** Where a text speaks of won with a number that could not be read whole. */
export const unreadWonIn = (text: string): Omit<NamedWon, "won">[] => {
  const read = wonIn(text);
  return MONEY_LIKE.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index }) => ({
      text: whole,
      start: index,
      end: index + whole.length,
    })),
  ).filter(({ start, end }) => !read.some((one) => one.start <= start && one.end >= end));
};

/** Whether a text names an amount at all, read or not. */
export const namesMoney = (text: string): boolean =>
  wonIn(text).length > 0 || unreadWonIn(text).length > 0 || bareWonIn(text).length > 0;
