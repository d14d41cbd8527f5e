import type { Language } from "../language.ts";

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
    day: /(\d+)(?:영업)?일(?!\d)/g,
    week: /(\d+)주/g,
    month: /(\d+)개월/g,
    year: /(\d+)년/g,
    percent: /([\d.]+)%/g,
    won: /([\d,.]+)(천만|백만|만|천|억)? ?원/g,
  },
  en: {
    day: /\b(\d+|[a-z]+)(?:th|st|nd|rd)?[ -](?:business )?days?\b/gi,
    week: /\b(\d+|[a-z]+)[ -]weeks?\b/gi,
    month: /\b(\d+|[a-z]+)[ -]months?\b/gi,
    year: /\b(\d+|[a-z]+)[ -]years?\b/gi,
    percent: /([\d.]+)%/g,
    won: /([\d,.]+)(?: (million|billion|thousand))? won/gi,
  },
  ja: {
    day: /(\d+)(?:営業)?日/g,
    week: /(\d+)週間?/g,
    month: /(\d+)か月/g,
    year: /(\d+)年/g,
    percent: /([\d.]+)%/g,
    won: /([\d,.]+)(千万|百万|万|千|億)?ウォン/g,
  },
  zh: {
    day: /(\d+)个?(?:工作)?[日天]/g,
    week: /(\d+)周/g,
    month: /(\d+)个月/g,
    year: /(\d+)年/g,
    percent: /([\d.]+)%/g,
    won: /([\d,.]+)(千万|百万|万|千|亿)?韩元/g,
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

const ENGLISH_NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

const numberOf = (text: string): number => {
  const spelled = ENGLISH_NUMBERS.indexOf(text.toLowerCase()) + 1;
  return spelled > 0 ? spelled : Number(text.replaceAll(",", "").replace(/\.$/, ""));
};

/** Every length of time, rate and amount that a text states in digits or, in English, in words up to fifteen. */
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
