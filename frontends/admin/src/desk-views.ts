import type { CaseTab } from "@legal/contracts/constants";

/** The desk's places in the address bar, with the cases that each one lists. */
export const CASE_VIEWS = {
  all: "all",
  urgent: "urgent",
  prep: "준비중",
  writing: "작성중",
  sent: "발송완료",
  filed: "법원접수",
  closed: "종료",
  cancelled: "거래취소",
} as const satisfies Record<string, CaseTab>;

export type CaseView = keyof typeof CASE_VIEWS;
const OTHER_VIEWS = ["dashboard", "inquiries", "replies", "access", "security"] as const;
export type DeskView = (typeof OTHER_VIEWS)[number] | CaseView;

export const isCaseView = (text: string | null): text is CaseView => text !== null && Object.hasOwn(CASE_VIEWS, text);

/** The view that an address names; the dashboard where it names none. */
export const deskViewOf = (text: string | null): DeskView =>
  isCaseView(text) ? text : (OTHER_VIEWS.find((view) => view === text) ?? "dashboard");
