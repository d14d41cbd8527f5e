/** As the catalogue prices them; restated so that contracts depend on nothing. */
export const PACKAGE_TYPES = ["standard", "deluxe"] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** In the order a case usually runs through them; staff may set any. */
export const CASE_STATUSES = ["준비중", "작성중", "발송완료", "법원접수", "종료", "거래취소"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** What the list of each is called in the desk's address. */
export const VIEW_OF_STATUS = {
  준비중: "prep",
  작성중: "writing",
  발송완료: "sent",
  법원접수: "filed",
  종료: "closed",
  거래취소: "cancelled",
} as const satisfies Record<CaseStatus, string>;

/** Staff's tabs: everything, what threatens, then one per status. */
export const CASE_TABS = ["all", "urgent", ...CASE_STATUSES] as const;
export type CaseTab = (typeof CASE_TABS)[number];

/** What staff look for across tabs: open cases without a date, with a question, or in which nothing was said lately. */
export const CASE_FILTERS = ["noDeadline", "unanswered", "silent"] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

/** In which order staff see a list: the newest first, by deadline, or the longest wait first. */
export const CASE_SORTS = ["opened", "deadline", "waiting"] as const;
export type CaseSort = (typeof CASE_SORTS)[number];

/** Cases that one call may name by their ids. */
export const CASE_IDS_MAX = 50;

/** Characters of the reason that ends a case, as its customer reads it. */
export const REASON_MAX = 500;

export const SILENT_AFTER_DAYS = 7;

/** Characters of the name that a customer gives a case. */
export const CASE_NAME_MAX = 40;

/** Cases whose status one call may change. */
export const BULK_CHANGES_MAX = 100;
