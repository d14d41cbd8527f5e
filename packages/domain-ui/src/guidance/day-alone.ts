import type { Language } from "@legal/contracts/constants";

/** Days that stand without a particle: “I received it yesterday”, “on 20 November”. */
const RELATIVE: Readonly<Record<Language, RegExp>> = {
  ko: /(?:오늘|어제)\s?(?:아침|오전|오후|저녁)|오늘|어제|그저께|그제/gu,
  en: /\b(?:today|yesterday|the day before yesterday|this (?:morning|afternoon|evening)|last|ago)\b/giu,
  ja: /(?:今日|昨日)の(?:朝|午前|午後)|今日|本日|一昨日|昨日|今朝|おととい|きのう|きょう/gu,
  zh: /(?:今天|昨天)(?:早上|上午|下午)|今天|昨天|大?前天|今早/gu,
};

const DATED: Readonly<Record<Language, RegExp>> = {
  ko: /(?:하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘)(?=\s?전)|[한두세네](?=\s?주\s?전)|(?:지난|저번|이번|이)\s?달|[년월일주전]|[월화수목금토일]요일|\([월화수목금토일]\)|지난|저번|이번/gu,
  en: /(?<=[0-9])(?:st|nd|rd|th)\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:sun|mon|tues|wednes|thurs|fri|satur)day|this|of|the|an?|one|two|three|four|five|six|seven|days?|weeks?)\b/giu,
  ja: /[年月日前週の先今]|令和|[月火水木金土日]曜/gu,
  zh: /[年月日号號天前周上个個两这本]|星期|礼拜/gu,
};

const NUMBERS = /[\s0-9０-９〇一二三四五六七八九十./,\-()]/gu;
/** What an answer puts around its day. */
const AROUND =
  /^(?:it was\s+(?:on\s+)?|on\s+|我?是\s*)|(?:이었어요|이었습니다|였어요|였습니다|이예요|에요?|이에요|예요|이?요|입니다|에|でした|です|に|的)?[.。!！]*$/giu;

const RELATIVE_DAYS = Object.values(RELATIVE);
const PARTS = [...RELATIVE_DAYS, ...Object.values(DATED), NUMBERS];

/** The day of an answer that names one and says nothing else, not even “about”; `kind` decides its particle. */
export const dayAlone = (answer: string): { day: string; kind: "relative" | "dated" } | undefined => {
  const day = answer.trim().replaceAll(AROUND, "").trim();
  const rest = PARTS.reduce((left, part) => left.replaceAll(part, ""), day);
  if (day === "" || rest !== "") return undefined;
  return { day, kind: RELATIVE_DAYS.some((words) => day.search(words) >= 0) ? "relative" : "dated" };
};
