import { isServiceId, serviceName } from "@legal/catalog";
import type { DigestPart, Language } from "@legal/contracts";
import type { DigestSection } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import type { StoredFacts } from "../notices/notice-model.ts";
import { fillText } from "./fill-text.ts";

interface DigestTexts {
  subject: string;
  intro: string;
  others: string;
  /** `more`: not all are counted. */
  sections: Record<DigestSection, string>;
  /** What the date beside a case is. */
  since: string;
}

const TEXTS: Record<Language, DigestTexts> = {
  ko: {
    subject: "오늘 챙길 일 {count, number}건",
    intro: "오늘 아침 8시 30분 기준으로 담당하시는 사건과 담당자가 없는 사건을 모았습니다.",
    others: "외 {count, number}건",
    sections: {
      overdue: "기한이 지난 사건 {count, number}건{more, select, true { 이상} other {}}",
      today: "오늘이 기한인 사건 {count, number}건{more, select, true { 이상} other {}}",
      unacknowledged: "아직 확인하지 않은 기한 알림 {count, number}건{more, select, true { 이상} other {}}",
      waiting: "답변을 기다리는 사건 {count, number}건{more, select, true { 이상} other {}} (오래 기다린 순)",
      unassigned: "담당자가 없는 사건 {count, number}건{more, select, true { 이상} other {}}",
      silent: "일주일 넘게 대화가 없는 사건 {count, number}건{more, select, true { 이상} other {}}",
    },
    since: "{date}부터",
  },
  en: {
    subject: "{count, plural, one {# thing to do today} other {# things to do today}}",
    intro: "As of 8:30 this morning in Korea: your cases, and those that no one handles yet.",
    others: "{count, number} more",
    sections: {
      overdue: "Past their deadline: {count, number}{more, select, true { or more} other {}}",
      today: "Due today: {count, number}{more, select, true { or more} other {}}",
      unacknowledged: "Reminders not acknowledged yet: {count, number}{more, select, true { or more} other {}}",
      waiting:
        "Cases waiting for an answer: {count, number}{more, select, true { or more} other {}}, the longest wait first",
      unassigned: "Cases without a handler: {count, number}{more, select, true { or more} other {}}",
      silent: "Cases with no message for a week: {count, number}{more, select, true { or more} other {}}",
    },
    since: "since {date}",
  },
  ja: {
    subject: "本日の対応事項 {count, number}件",
    intro: "本日8時30分（韓国時間）現在の、担当案件と担当者が未定の案件をまとめました。",
    others: "ほか{count, number}件",
    sections: {
      overdue: "期限を過ぎた案件 {count, number}件{more, select, true {以上} other {}}",
      today: "本日が期限の案件 {count, number}件{more, select, true {以上} other {}}",
      unacknowledged: "まだ確認していない期限の通知 {count, number}件{more, select, true {以上} other {}}",
      waiting: "お客様が返信をお待ちの案件 {count, number}件{more, select, true {以上} other {}}（お待ちの長い順）",
      unassigned: "担当者が未定の案件 {count, number}件{more, select, true {以上} other {}}",
      silent: "1週間以上やりとりのない案件 {count, number}件{more, select, true {以上} other {}}",
    },
    since: "{date}から",
  },
  zh: {
    subject: "今日待办事项：{count, number}项",
    intro: "截至韩国时间今天上午8:30，您负责的案件和尚无负责人的案件汇总如下。",
    others: "另有{count, number}件",
    sections: {
      overdue: "已过期限的案件：{more, select, true {至少} other {}}{count, number}件",
      today: "今天到期的案件：{more, select, true {至少} other {}}{count, number}件",
      unacknowledged: "尚未确认的期限提醒：{more, select, true {至少} other {}}{count, number}件",
      waiting: "客户等待回复的案件：{more, select, true {至少} other {}}{count, number}件（按等待时间排序）",
      unassigned: "尚无负责人的案件：{more, select, true {至少} other {}}{count, number}件",
      silent: "一周以上没有往来消息的案件：{more, select, true {至少} other {}}{count, number}件",
    },
    since: "自{date}",
  },
};

const isSince = (section: DigestSection): boolean => ["waiting", "unassigned", "silent"].includes(section);

/** Number, service and date: which case, and nothing of what it is about or whose it is. */
const caseLine = (
  { caseNumber, serviceType, at }: DigestPart["cases"][number],
  section: DigestSection,
  language: Language,
): string => {
  const day = new Date(at.length > 10 ? seoulDateOf(new Date(at)) : at);
  const date = new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "medium" }).format(day);
  const service =
    serviceType !== undefined && isServiceId(serviceType) ? serviceName(serviceType, language) : undefined;
  const when = isSince(section) ? fillText(TEXTS[language].since, language, { date }) : date;
  return `- ${[caseNumber, service, when].filter((part) => part !== undefined).join(" · ")}`;
};

const partLines = ({ section, count, more, cases }: DigestPart, language: Language): string => {
  const { sections, others } = TEXTS[language];
  const unnamed = count - cases.length;
  const named = cases.map((one) => caseLine(one, section, language));
  const rest = unnamed > 0 ? [`- ${fillText(others, language, { count: unnamed })}`] : [];
  return [fillText(sections[section], language, { count, more: String(more) }), ...named, ...rest].join("\n");
};

/** What a staff member has left to do, a paragraph for each matter. */
export const digestWords = ({ count = 0, digest = [] }: StoredFacts, language: Language) => ({
  subject: fillText(TEXTS[language].subject, language, { count }),
  lines: [TEXTS[language].intro, ...digest.map((part) => partLines(part, language))],
});
