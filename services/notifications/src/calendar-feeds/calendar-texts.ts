import type { Language } from "@legal/contracts";

interface CalendarTexts {
  /** Of the calendar, in the list of a calendar program. */
  own: string;
  office: string;
  /** Of an entry that says nothing of what is due. */
  deadline: string;
  unconfirmed: string;
  /** Below each entry. */
  lookInside: string;
}

export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  ko: {
    own: "내 사건 기한",
    office: "사무소 사건 기한",
    deadline: "기한",
    unconfirmed: "담당자 확인 전",
    lookInside: "캘린더에는 몇 시간 늦게 반영될 수 있습니다. 정확한 기한은 로그인하여 확인해 주세요.",
  },
  en: {
    own: "Deadlines of my cases",
    office: "Deadlines of the office",
    deadline: "Deadline",
    unconfirmed: "not confirmed yet",
    lookInside: "Calendars may show changes hours later. Log in to see the date as it is now.",
  },
  ja: {
    own: "担当案件・ご依頼案件の期限",
    office: "事務所の案件の期限",
    deadline: "期限",
    unconfirmed: "担当者未確認",
    lookInside: "カレンダーへの反映は数時間遅れることがあります。正確な期限はログインしてご確認ください。",
  },
  zh: {
    own: "我的案件期限",
    office: "事务所案件期限",
    deadline: "期限",
    unconfirmed: "尚未确认",
    lookInside: "日历可能会延迟数小时更新。准确的期限请登录后查看。",
  },
};
