import type { Language } from "@legal/contracts";
import type { StoredFacts } from "../notices/notice-model.ts";
import { isEscalation } from "../reminders/escalations.ts";
import { fillText } from "./fill-text.ts";

interface ReminderTexts {
  /** By how many days are left, or how many are over. */
  days: { left: string; over: string };
  date: string;
  unconfirmed: string;
  late: string;
  staff: { act: string; escalated: string; overdue: string };
  member: { prepare: string; paper: string; nothing: string; over: string };
}

const TEXTS: Record<Language, ReminderTexts> = {
  ko: {
    days: {
      left: "{days, plural, =0 {오늘이 기한입니다} =1 {내일이 기한입니다} other {기한이 #일 남았습니다}}",
      over: "{days, plural, =1 {기한이 어제였습니다} other {기한이 #일 지났습니다}}",
    },
    date: "기한: {date}",
    unconfirmed: "이 날짜는 담당자가 아직 확인하지 않았습니다.",
    late: "발송이 늦어져 예정보다 늦게 보내드립니다.",
    staff: {
      act: "사건을 살펴보고 ‘알림 확인’을 눌러 다음 조치를 적어주세요.",
      escalated: "앞서 보낸 알림을 아직 아무도 확인하지 않아 보내드립니다.",
      overdue: "이미 처리했다면 완료로 표시해주세요.",
    },
    member: {
      prepare: "아직 준비하실 것이 남아 있습니다. 채팅방의 ‘준비하실 것’을 보시고 기한 전에 보내주세요.",
      paper: "작성하거나 확인하실 서류가 있습니다. 사건의 서류를 열어 기한 전에 마쳐주세요.",
      nothing: "지금 따로 준비하실 것은 없습니다. 필요한 것이 생기면 채팅방에서 말씀드리겠습니다.",
      over: "기한이 지났습니다. 어떻게 할지 지금 채팅방에서 담당자와 상의해주세요.",
    },
  },
  en: {
    days: {
      left: "{days, plural, =0 {A deadline is today} =1 {A deadline is tomorrow} other {A deadline is # days away}}",
      over: "{days, plural, one {A deadline passed yesterday} other {A deadline passed # days ago}}",
    },
    date: "Deadline: {date}",
    unconfirmed: "Our staff have not confirmed this date yet.",
    late: "This reminder is later than planned.",
    staff: {
      act: "Please look at the case, press “Acknowledge the reminder” and write down what you do next.",
      escalated: "You get this because no one has acknowledged the reminder before it.",
      overdue: "If it has been dealt with, please mark it as done.",
    },
    member: {
      prepare: "Some things are left to prepare. Please see “What to prepare” in the case room and send them in time.",
      paper: "A document waits for your answers or your approval. Please open it in your case and finish it in time.",
      nothing: "There is nothing to prepare for now. If anything is needed, we write to you in the case room.",
      over: "The deadline has passed. Please talk to our staff in the case room now about what to do.",
    },
  },
  ja: {
    days: {
      left: "{days, plural, =0 {期限は本日です} =1 {期限は明日です} other {期限まであと#日です}}",
      over: "{days, plural, =1 {期限は昨日でした} other {期限を#日過ぎています}}",
    },
    date: "期限：{date}",
    unconfirmed: "この日付は、担当者がまだ確認しておりません。",
    late: "予定より遅れてお送りしています。",
    staff: {
      act: "案件を確認し、「通知を確認」を押して次の対応を記入してください。",
      escalated: "前の通知をまだ誰も確認していないため、お送りしています。",
      overdue: "対応済みの場合は、完了にしてください。",
    },
    member: {
      prepare:
        "ご用意いただくものが残っています。チャットルームの「ご用意いただくもの」をご覧のうえ、期限までにお送りください。",
      paper: "ご記入またはご確認いただく書類があります。案件の書類を開き、期限までにお済ませください。",
      nothing: "現在、ご用意いただくものはありません。必要なものがあればチャットルームでご連絡します。",
      over: "期限を過ぎました。今後の対応について、すぐにチャットルームで担当者にご相談ください。",
    },
  },
  zh: {
    days: {
      left: "{days, plural, =0 {今天是最后期限} =1 {明天是最后期限} other {距离期限还有#天}}",
      over: "{days, plural, =1 {期限已于昨天届满} other {期限已过#天}}",
    },
    date: "期限：{date}",
    unconfirmed: "工作人员尚未确认该日期。",
    late: "因发送延误，本提醒比原定时间晚发出。",
    staff: {
      act: "请查看案件，点击“确认提醒”并填写下一步措施。",
      escalated: "由于此前的提醒尚无人确认，特此通知您。",
      overdue: "如已处理，请标记为完成。",
    },
    member: {
      prepare: "您还有需要准备的材料。请查看聊天室里的“需要准备的材料”，并在期限前发给我们。",
      paper: "有文书等待您填写或确认。请打开案件中的文书，并在期限前完成。",
      nothing: "目前没有需要您准备的材料。如有需要，我们会在聊天室联系您。",
      over: "期限已过。请立即在聊天室与工作人员商量如何处理。",
    },
  },
};

const headline = ({ days }: ReminderTexts, left: number, language: Language): string =>
  fillText(left < 0 ? days.over : days.left, language, { days: Math.abs(left) });

/** A deadline’s date, with its weekday. */
export const dayOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "full" }).format(new Date(date));

const staffLines = ({ step, daysLeft = 0 }: StoredFacts, { staff }: ReminderTexts): string[] => [
  ...(step !== undefined && isEscalation(step) ? [staff.escalated] : []),
  staff.act,
  ...(daysLeft < 0 ? [staff.overdue] : []),
];

const memberLines = ({ awaitsCustomer, awaitsPaper, daysLeft = 0 }: StoredFacts, { member }: ReminderTexts) => {
  // One that left only after it: there is no "in time" any more.
  if (daysLeft < 0) return [member.over];
  const toDo = [...(awaitsCustomer ? [member.prepare] : []), ...(awaitsPaper ? [member.paper] : [])];
  return toDo.length > 0 ? toDo : [member.nothing];
};

/** How near a deadline is and what its reader is to do, and nothing of what it is for. */
export const reminderWords = (facts: StoredFacts, language: Language, isStaff: boolean) => {
  const texts = TEXTS[language];
  const { dueDate = "", daysLeft = 0, late, confirmed } = facts;
  const lines = [
    fillText(texts.date, language, { date: dayOf(dueDate, language) }),
    ...(confirmed === false ? [texts.unconfirmed] : []),
    ...(isStaff ? staffLines(facts, texts) : memberLines(facts, texts)),
    ...(late ? [texts.late] : []),
  ];
  return { subject: headline(texts, daysLeft, language), lines };
};
