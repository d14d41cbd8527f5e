import { isServiceId, serviceName } from "@legal/catalog";
import type { DigestPart, Language } from "@legal/contracts";
import type { DigestSection } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import type { StoredFacts } from "../notices/notice-model.ts";

interface DigestTexts {
  subject: string;
  intro: string;
  /** With its unit. */
  exactly: string;
  /** Where not all are counted. */
  atLeast: string;
  others: string;
  sections: Record<DigestSection, string>;
  /** What the date beside a case is. */
  since: string;
}

const TEXTS: Record<Language, DigestTexts> = {
  ko: {
    subject: "오늘 챙길 일 {count}건",
    intro: "오늘 아침 8시 30분 기준으로 담당하시는 사건과 담당자가 없는 사건을 모았습니다.",
    exactly: "{count}건",
    atLeast: "{count}건 이상",
    others: "외 {count}",
    sections: {
      overdue: "기한이 지난 사건 {count}",
      today: "오늘이 기한인 사건 {count}",
      unacknowledged: "아직 확인하지 않은 기한 알림 {count}",
      waiting: "답변을 기다리는 고객 {count} (오래 기다린 순)",
      unassigned: "담당자가 없는 사건 {count}",
      silent: "일주일 넘게 대화가 없는 사건 {count}",
    },
    since: "{date}부터",
  },
  en: {
    subject: "To do today: {count}",
    intro: "As of 8:30 this morning in Korea: your cases, and those that no one handles yet.",
    exactly: "{count}",
    atLeast: "{count} or more",
    others: "{count} more",
    sections: {
      overdue: "Past their deadline: {count}",
      today: "Due today: {count}",
      unacknowledged: "Reminders not acknowledged yet: {count}",
      waiting: "Customers waiting for an answer: {count}, the longest wait first",
      unassigned: "Cases without a handler: {count}",
      silent: "Cases with no message for a week: {count}",
    },
    since: "since {date}",
  },
  ja: {
    subject: "本日の対応事項 {count}件",
    intro: "本日8時30分（韓国時間）現在の、担当案件と担当者が未定の案件をまとめました。",
    exactly: "{count}件",
    atLeast: "{count}件以上",
    others: "ほか{count}",
    sections: {
      overdue: "期限を過ぎた案件 {count}",
      today: "本日が期限の案件 {count}",
      unacknowledged: "まだ確認していない期限の通知 {count}",
      waiting: "返信をお待ちのお客様 {count}（お待ちの長い順）",
      unassigned: "担当者が未定の案件 {count}",
      silent: "1週間以上やりとりのない案件 {count}",
    },
    since: "{date}から",
  },
  zh: {
    subject: "今日待办事项：{count}项",
    intro: "截至韩国时间今天上午8:30，您负责的案件和尚无负责人的案件汇总如下。",
    exactly: "{count}件",
    atLeast: "至少{count}件",
    others: "另有{count}",
    sections: {
      overdue: "已过期限的案件：{count}",
      today: "今天到期的案件：{count}",
      unacknowledged: "尚未确认的期限提醒：{count}",
      waiting: "等待回复的客户：{count}（按等待时间排序）",
      unassigned: "尚无负责人的案件：{count}",
      silent: "一周以上没有往来消息的案件：{count}",
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
  const when = isSince(section) ? TEXTS[language].since.replace("{date}", date) : date;
  return `- ${[caseNumber, service, when].filter((part) => part !== undefined).join(" · ")}`;
};

const partLines = ({ section, count, more, cases }: DigestPart, language: Language): string => {
  const { sections, exactly, atLeast, others } = TEXTS[language];
  const counted = (number: number) => (more ? atLeast : exactly).replace("{count}", String(number));
  const unnamed = count - cases.length;
  const named = cases.map((one) => caseLine(one, section, language));
  const rest = unnamed > 0 ? [`- ${others.replace("{count}", exactly.replace("{count}", String(unnamed)))}`] : [];
  return [sections[section].replace("{count}", counted(count)), ...named, ...rest].join("\n");
};

/** What a staff member has left to do, a paragraph for each matter. */
export const digestWords = ({ count = 0, digest = [] }: StoredFacts, language: Language) => ({
  subject: TEXTS[language].subject.replace("{count}", String(count)),
  lines: [TEXTS[language].intro, ...digest.map((part) => partLines(part, language))],
});
