import type { Language } from "@legal/contracts/constants";

/** A length of time, a rate or an amount, the same in every language: `2 week`, `12 percent`, `2500000 won`. */
export type Figure = `${number} ${"day" | "week" | "month" | "year" | "percent" | "won"}`;

type UnitName = "day" | "week" | "month" | "year" | "percent" | "won";

/** Calendar dates and years of a law are no figures. */
const DATES: Readonly<Record<Language, RegExp>> = {
  ko: /\d{4}년(?: \d{1,2}월)?(?: \d{1,2}일)?/g,
  en: /(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
  ja: /\d{4}年(?:\d{1,2}月)?(?:\d{1,2}日)?/g,
  zh: /\d{4}年(?:\d{1,2}月)?(?:\d{1,2}日)?/g,
};

const UNITS: Readonly<Record<Language, Readonly<Record<UnitName, RegExp>>>> = {
  ko: {
    day: /(\d+(?=(?:영업)?일(?!\d))|하루(?! \d)|이틀|사흘|나흘|닷새|열흘|보름)/g,
    week: /(\d+(?=주)|[일이삼](?=주일)|(?<![가-힣])[한두세네](?= 주(?:일|간|[ ,.]|$)))/g,
    month: /(\d+(?=개월)|(?<![가-힣])[한두세네석넉](?= ?달(?:[ ,.]|이|을|간|$)))/g,
    year: /(\d+)년/g,
    percent: /([\d.]+)%/g,
    won: /(\d[\d,.]*)(천만|백만|만|천|억)? ?원/g,
  },
  en: {
    day: /\b(\d+|(?!a\b)[a-z]+)(?:th|st|nd|rd)?[ -](?:business )?days?\b/gi,
    week: /\b(?<!% )(\d+|[a-z]+)[ -]weeks?\b/gi,
    month: /\b(?<!% )(\d+|[a-z]+)[ -]months?\b/gi,
    year: /\b(?<!% )(\d+|[a-z]+)[ -]years?\b/gi,
    percent: /([\d.]+)%/g,
    won: /(\d[\d,.]*)(?: (million|billion|thousand))? won/gi,
  },
  ja: {
    day: /(\d+|[一二三四五六七八九十]+)(?:営業)?日/g,
    week: /(\d+|[一二三四五六七八九十]+)週間?/g,
    month: /(\d+|[一二三四五六七八九十]+)か月/g,
    year: /(\d+|[一二三四五六七八九十]+)年/g,
    percent: /([\d.]+)%/g,
    won: /(\d[\d,.]*)(千万|百万|万|千|億)?ウォン/g,
  },
  zh: {
    day: /(\d+|(?<![第前后哪下])[一二两三四五六七八九十]+)个?(?:工作)?[日天]/g,
    week: /(\d+|[一二两三四五六七八九十]+)(?:周(?!岁)|个星期)/g,
    month: /(\d+|[一二两三四五六七八九十]+)个月/g,
    year: /(\d+|[一二两三四五六七八九十]+)年/g,
    percent: /([\d.]+)%/g,
    won: /(\d[\d,.]*)(千万|百万|万|千|亿)?韩元/g,
  },
};

const SCALES: Readonly<Record<string, number>> = {
  천: 1e3,
  만: 1e4,
  백만: 1e6,
  천만: 1e7,
  억: 1e8,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  億: 1e8,
  亿: 1e8,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

const ENGLISH = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const HAN = "一二三四五六七八九".split("");
const HAN_NUMBER = /^[一二两三四五六七八九十]+$/;
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ENGLISH.map((word, index) => [word, index + 1])),
  a: 1,
  일: 1,
  이: 2,
  삼: 3,
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  열흘: 10,
  보름: 15,
  两: 2,
};

const hanDigitOf = (digit: string): number => HAN.indexOf(digit) + 1;

/** `十五`: 15. What is none, as `两三`, is NaN. */
const hanNumberOf = (text: string): number => {
  const [ones = "", tens = "", ...more] = text.split("十").toReversed();
  if (more.length > 0 || ones.length > 1 || tens.length > 1) return Number.NaN;
  return hanDigitOf(ones) + (text.includes("十") ? 10 * (hanDigitOf(tens) || 1) : 0);
};

const numberOf = (text: string): number =>
  WORDS[text.toLowerCase()] ??
  (HAN_NUMBER.test(text) ? hanNumberOf(text) : Number(text.replaceAll(",", "").replace(/\.$/, "")));

/** Every length of time, rate and amount that a text states, in digits or in words. */
export const figuresIn = (text: string, language: Language): Set<Figure> => {
  const undated = text.replaceAll(DATES[language], " ");
  const found = new Set<Figure>();
  for (const [unit, pattern] of Object.entries(UNITS[language]) as [UnitName, RegExp][]) {
    for (const [, digits = "", scale] of undated.matchAll(pattern)) {
      const amount = numberOf(digits) * (scale === undefined ? 1 : (SCALES[scale.toLowerCase()] ?? Number.NaN));
      if (Number.isFinite(amount)) found.add(`${amount} ${unit}`);
    }
  }
  return found;
};
