import type { NamedDay } from "./named-day.ts";
import { inAnyLanguage } from "./in-any-language.ts";

/** Wider than what is read: whatever looks like a day, a month, a year, or a way back to one. */
const DAY_LIKE: readonly RegExp[] = [
  /[0-9〇一二三四五六七八九十]\s?(?:[년월年月號号]|[일日](?!요)|개월|달\s?전|주일?\s?전|[个個]?月|天|週|周|星期)/u,
  /[0-9]\s{0,2}[-./·]\s{0,2}[0-9]/u,
  /[월화수목금토일]요일|曜|星期|礼拜|禮拜|周[一二三四五六日天末]|週末/u,
  /어제|오늘|그제|그저께|엊|내일|모레|글피|이튿날|다음\s?날|그날|당일|전날|하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름|스무날|며칠|몇\s?[일주달]|일주일|[한두세석네넉]\s?[달주해]|지난|저번|이번|이달|다음\s?[주달]|작년|재작년|내년|전년|말일|월[말초]|초순|중순|하순|주말|연말|연초|추석|설날|설에|연휴|전에|오늘날|새벽|아침/u,
  /昨|一昨|本日|今日|今朝|今週|今月|先[週月日]|去年|来年|翌|前日|前年|先々|おととい|きのう|きょう|あした|明日|令和|平成|昭和|[初中下上]旬|月末|月初/u,
  /今天|今早|明天|后天|後天|前天|上[个個]?[周月]|这[个個]?[周月]|本[周月]|下[个個]?[周月]|前年|明年|当天|次日|隔天|春节|中秋|国庆/u,
  /\b(?:today|tonight|yesterday|tomorrow|ago|last|past|previous|next|this (?:week|month|morning)|fortnight|weekend|recently|(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?\b/iu,
  /\b(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:19|20)\d{2})\b/iu,
  /\b(?:mar(?:ch)?|may)\.?\s?[0-9]|[0-9](?:st|nd|rd|th)?(?: of)? (?:mar(?:ch)?|may)\b|\b(?:in|of) (?:march|may)\b|[0-9](?:st|nd|rd|th)\b/iu,
  // Beside a day that was read: a second one, or its year.
  /[0-9]\s?[-–—~〜～/.,·]?\s?\ue000|\ue000\s?[-–—~〜～/]\s?[0-9]|\ue000[,\s]{1,2}['’]?[0-9]{2}(?![0-9,.\p{L}])/u,
  /\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|few|several|couple of|[0-9]{1,3}) (?:days?|weeks?|months?|years?)\b/iu,
];

/** A length of time that something must be done within is no day. */
const WITHIN = inAnyLanguage({
  ko: /[0-9]{1,3}\s?(?:일|주일?|개월|달)\s?(?:이내|안에|내에|내로|동안|이면|이라는|이라던|기한|기간)/giu,
  en: /\b(?:within|my|the|those) (?:[0-9]{1,3}|two|seven|ten|fourteen|thirty) (?:days?|weeks?)|\b(?:[0-9]{1,3}|two|seven|fourteen|thirty) (?:days?|weeks?) (?:is|are|run|end|from|to (?:object|appeal|answer|reply))\b/giu,
  ja: /[0-9]{1,3}\s?(?:日|週間)(?:以内|って|の期限|というのは)/giu,
  zh: /[0-9]{1,3}\s?(?:日|天|周)(?:之?内|以内|是|的期限|期限)/giu,
});

/** How long a sentence lasts. */
const SENTENCE =
  /(?:징역|금고|구류|집행유예|懲役|禁錮|執行猶予|有期徒刑|拘役|缓刑)\s?[0-9]{1,2}\s?(?:년|개?월|일|年|か?月|个月)(?:\s?[0-9]{1,2}\s?(?:개?월|か?月|个月))?|\b(?:[0-9]{1,2}|one|two|three|four|six|eight|ten) (?:months?|years?) (?:in|of) (?:prison|jail|imprisonment)|\bsentenced to (?:[0-9]{1,2}|one|two|three|four|six|eight|ten) (?:months?|years?)|判(?:处|了)?(?:我|他|她)?(?:[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:年|个月)/giu;

/** What asks for the last day names none. */
const ASKED = inAnyLanguage({
  ko: /(?:며칠|몇\s?일)(?!\s?(?:전|뒤|후|째|동안|사이))|마지막\s?날/giu,
  en: /\b(?:the|my|our|is|its) (?:very )?last (?:possible )?(?:day|date|one)\b(?! (?:of|in))|\blast (?:possible )?(?:day|date)(?: (?:for|to)\b|(?= ?[?!.]|$| again| please| pls))|\bday is the last\b/giu,
  ja: /(?:何月)?何日(?!か|も|前|間)|最終日/giu,
  zh: /(?:几|哪)月(?:几|哪)[日号]|(?<![前这這好过過])几[日号天](?![之以]?前)|哪一?[天日]|最后一[天日]|最后期限|最晚/giu,
});

/** Stands for a letter of a day that was read. */
export const READ = "\ue000";

/** A text in which the days that were read are blotted out, letter by letter. */
export const withoutDays = (text: string, days: readonly NamedDay[]): string => {
  const characters = text.split("");
  for (const { start, end } of days) characters.fill(READ, start, end);
  return characters.join("");
};

/** Whether a text without its days still speaks of one. */
export const hasUnreadDay = (blotted: string): boolean => {
  const rest = blotted.normalize("NFKC").replaceAll(WITHIN, " ").replaceAll(ASKED, " ").replaceAll(SENTENCE, " ");
  return DAY_LIKE.some((pattern) => pattern.test(rest));
};
