import { ENGLISH_SMALL, ENGLISH_TENS } from "./digits.ts";
import { readNumber } from "./numbers.ts";

/** A percentage that a text names; a range names two. */
export interface NamedPercent {
  readonly percent: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const FIGURE = "(?<![0-9０-９.,．，])[0-9０-９]{1,3}(?:[.．][0-9０-９]{1,4})?";
const TO = "\\s?(?:[~∼〜～–-]|to|or|에서|から|到|至)\\s?";
/** 프로 also begins other words: 프로그램, 프로젝트. */
const SIGN = "(?:[%％]|퍼센트|프로(?![그젝필세포모듀토])|per\\s?cent\\b|パーセント)";
const SINO_KOREAN = "[일이삼사오육칠팔구]?십[일이삼사오육칠팔구]?|[일이삼사오육칠팔구]";
const SMALL = Object.keys(ENGLISH_SMALL).join("|");
const ENGLISH = `(?:${Object.keys(ENGLISH_TENS).join("|")})(?:[ -](?:${SMALL}))?|${SMALL}`;
const HAN = "[一二三四五六七八九十]{1,3}";

const hanOf = (korean: string): string =>
  Array.from(korean, (character) => "一二三四五六七八九十"["일이삼사오육칠팔구십".indexOf(character)]).join("");

const readFigure = (text = ""): number => {
  const plain = text.normalize("NFKC");
  return /^[0-9.]+$/u.test(plain) ? Number(plain) : (readNumber(plain) ?? 0);
};

interface Pattern {
  readonly pattern: RegExp;
  /** What its two groups say. */
  readonly read: (first: string, second: string | undefined) => readonly number[];
}

const readRange: Pattern["read"] = (first, second) =>
  [first, second].filter((one) => one !== undefined).map(readFigure);

const PATTERNS: readonly Pattern[] = [
  { pattern: new RegExp(`(${FIGURE})(?:${TO}(${FIGURE}))?\\s?${SIGN}`, "giu"), read: readRange },
  { pattern: new RegExp(`(?<![가-힣])(${SINO_KOREAN})\\s?${SIGN}`, "gu"), read: (word) => [readFigure(hanOf(word))] },
  {
    pattern: new RegExp(`\\b(${ENGLISH})[ -]${SIGN}`, "giu"),
    read: (words) => [words.split(/[ -]/u).reduce((sum, word) => sum + (readNumber(word) ?? 0), 0)],
  },
  { pattern: new RegExp(`百分之(${HAN}|${FIGURE})(?:${TO}(${HAN}|${FIGURE}))?`, "gu"), read: readRange },
  // 1割5分
  {
    pattern: /(?<![0-9０-９.])([0-9０-９一二三四五六七八九])割(?!合)(?:([0-9０-９一二三四五六七八九])分)?/gu,
    read: (tens, ones) => [readFigure(tens) * 10 + (ones === undefined ? 0 : readFigure(ones))],
  },
];

/** Percentages in any of the four languages, in the order of the text. */
export const percentsIn = (text: string): NamedPercent[] =>
  PATTERNS.flatMap(({ pattern, read }) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, 1: first = "", 2: second, index }) =>
      read(first, second).map((percent) => ({ percent, text: whole, start: index, end: index + whole.length })),
    ),
  ).toSorted((one, other) => one.start - other.start);
