import { CASE_STATUSES, type CaseStatus, type CaseTab } from "@legal/contracts/constants";

/** The name of each list of cases in the address bar. */
const VIEW_OF_TAB = {
  all: "all",
  urgent: "urgent",
  준비중: "prep",
  작성중: "writing",
  발송완료: "sent",
  법원접수: "filed",
  종료: "closed",
  거래취소: "cancelled",
} as const satisfies Record<CaseTab, string>;

export type CaseView = (typeof VIEW_OF_TAB)[CaseTab];
type StatusView = (typeof VIEW_OF_TAB)[CaseStatus];

/** The lists of one status each, in the usual order. */
export const STATUS_VIEWS: readonly StatusView[] = CASE_STATUSES.map((status) => VIEW_OF_TAB[status]);

/** The tab that each view lists. */
export const CASE_VIEWS = Object.fromEntries(Object.entries(VIEW_OF_TAB).map(([tab, view]) => [view, tab])) as Record<
  CaseView,
  CaseTab
>;

const OTHER_VIEWS = [
  "dashboard",
  "danger",
  "documents",
  "inquiries",
  "replies",
  "holidays",
  "lawyers",
  "access",
  "notices",
  "security",
] as const;
export type OtherView = (typeof OTHER_VIEWS)[number];
export type DeskView = OtherView | CaseView;
/** Views with a name and an icon of their own; those of a status have the status's. */
export type NamedView = Exclude<DeskView, StatusView>;

export const statusOfView = (view: StatusView): CaseStatus => CASE_VIEWS[view] as CaseStatus;
export const isStatusView = (view: DeskView): view is StatusView => STATUS_VIEWS.some((one) => one === view);

export const isCaseView = (text: string | null): text is CaseView => text !== null && Object.hasOwn(CASE_VIEWS, text);

/** The view that an address names; the dashboard where it names none. */
export const deskViewOf = (text: string | null): DeskView =>
  isCaseView(text) ? text : (OTHER_VIEWS.find((view) => view === text) ?? "dashboard");
