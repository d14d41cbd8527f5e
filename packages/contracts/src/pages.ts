import { CASE_STATUSES, VIEW_OF_STATUS, type CaseStatus, type CaseTab } from "./constants/index.ts";
import { unsubscribeInOneClickRoute } from "./routes/notices.ts";

/** Addresses of the site's pages, for those who link to them: browser, mails, redirects. */

/** The tabs of `/mypage`, in their order. */
export const MY_PAGE_TABS = ["overview", "cases", "inquiries", "ai", "notices", "security"] as const;
export type MyPageTab = (typeof MY_PAGE_TABS)[number];

/** The name of each list of cases in the desk's address. */
export const VIEW_OF_CASE_TAB = {
  all: "all",
  urgent: "urgent",
  ...VIEW_OF_STATUS,
} as const satisfies Record<CaseTab, string>;

export type CaseView = (typeof VIEW_OF_CASE_TAB)[CaseTab];
export type StatusView = (typeof VIEW_OF_CASE_TAB)[CaseStatus];

/** The lists of one status each, in the usual order. */
export const STATUS_VIEWS: readonly StatusView[] = CASE_STATUSES.map((status) => VIEW_OF_CASE_TAB[status]);

/** The desk's views that list no cases. */
export const OTHER_VIEWS = [
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

/** `path` with those of the `query` that have a value. */
export const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
};

/** The step of a login at which the code of the second factor is asked for. */
export const CODE_STEP = "code";

export const pages = {
  /** With `error`, the code in lower case of why Google's redirect led back. */
  login: (next?: string, query: { step?: typeof CODE_STEP; error?: string } = {}) =>
    withQuery("/login", { ...query, next }),
  /** With the token of a mailed link; `next` is where the login leads afterwards. */
  resetPassword: (query: { token?: string; next?: string | undefined } = {}) => withQuery("/reset-password", query),
  verifyEmail: "/verify-email",
  /** With the token of a mailed link, or to show that it is done. */
  deleteAccount: (query: { token?: string; done?: string } = {}) => withQuery("/delete-account", query),
  /** Mail programs post to the same address. A pattern of it, with `:token`, is read by the router. */
  unsubscribe: (token: string) => unsubscribeInOneClickRoute.slice("POST ".length).replace(":token", token),
  /** With `error` as above, and where the person was going. */
  myPage: (tab?: MyPageTab, query: { error?: string; next?: string | undefined } = {}) =>
    withQuery("/mypage", { tab, ...query }),
  admin: (view?: DeskView) => withQuery("/admin", { tab: view }),
  /** Papers on the desk: all that wait, those of a case, or one of them. */
  deskDocuments: (query: { case?: string; document?: string } = {}) =>
    withQuery("/admin", { tab: "documents" satisfies DeskView, ...query }),
  /** A case's room, opened at one of its notes or deadlines. */
  chat: (roomId: string, part: { note?: string; deadline?: string } = {}) => withQuery(`/chat/${roomId}`, part),
  /** A legal paper: its questions, then where it stands. */
  document: (documentId: string) => `/documents/${documentId}`,
} as const;
