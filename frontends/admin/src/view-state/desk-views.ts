import type { CaseStatus, CaseTab } from "@legal/contracts/constants";
import {
  OTHER_VIEWS,
  STATUS_VIEWS,
  VIEW_OF_CASE_TAB,
  type CaseView,
  type DeskView,
  type StatusView,
} from "@legal/contracts/pages";

/** The tab that each view lists. */
export const CASE_VIEWS = Object.fromEntries(
  Object.entries(VIEW_OF_CASE_TAB).map(([tab, view]) => [view, tab]),
) as Record<CaseView, CaseTab>;

/** Views with a name and an icon of their own; those of a status have the status's. */
export type NamedView = Exclude<DeskView, StatusView>;
export type NamedCaseView = Exclude<CaseView, StatusView>;

export const statusOfView = (view: StatusView): CaseStatus => CASE_VIEWS[view] as CaseStatus;
export const isStatusView = (view: DeskView): view is StatusView => STATUS_VIEWS.some((one) => one === view);

export const isCaseView = (text: string | null): text is CaseView => text !== null && Object.hasOwn(CASE_VIEWS, text);

/** The view that an address names; the dashboard where it names none. */
export const deskViewOf = (text: string | null): DeskView =>
  isCaseView(text) ? text : (OTHER_VIEWS.find((view) => view === text) ?? "dashboard");
