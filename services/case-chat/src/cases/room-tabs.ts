import { isOpen, urgentUpTo } from "@legal/case-rules";
import type { CaseTab } from "@legal/contracts";
import type { CaseFilter, CaseSort } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import { ENDED_STATUSES, OPEN_CASES } from "./open-cases.ts";
import type { TabList } from "./lists/read-list.ts";
import { longestWaitFirst, mostUrgentFirst, lastOpenedFirst } from "./lists/room-order.ts";
import { silentSince, type Condition } from "./room-selection.ts";

/** Which rooms a tab shows. Only `all` has admin-support rooms too, which are no cases. */
export const tabFilter = (tab: CaseTab, now: Date) => {
  if (tab === "all") return {};
  // Dates as text compare like dates; null is no text, so rooms without a deadline stay out.
  return tab === "urgent"
    ? { ...OPEN_CASES, deadline: { $lte: urgentUpTo(seoulDateOf(now)) } }
    : { isCase: true, caseStatus: tab };
};

/** The rooms of a tab, without those that a filter rules out by their status or by when they were opened. */
export const tabList = (tab: CaseTab, now: Date, filters: readonly CaseFilter[] = []): TabList => {
  if (tab === "urgent") return { lists: ["deadline"], order: mostUrgentFirst, upTo: urgentUpTo(seoulDateOf(now)) };
  const onlyOpen = filters.includes("silent") || filters.includes("noDeadline");
  return {
    lists: tab === "all" && onlyOpen ? "open" : [tab],
    order: lastOpenedFirst,
    ...(filters.includes("silent") && { upTo: silentSince(now).toISOString() }),
  };
};

/** A part of a sorted tab: all of the rooms that fit come in its order, and then those of the next part. */
export interface TabPart {
  list: TabList;
  /** Of the rooms of its lists, those that are meant. */
  among: Condition[];
}

interface ListOptions {
  filters: readonly CaseFilter[];
  sort?: CaseSort | undefined;
}

const sortOf = (tab: CaseTab, filters: readonly CaseFilter[]): CaseSort => {
  if (filters.includes("unanswered")) return "waiting";
  return tab === "urgent" ? "deadline" : "opened";
};

const DATED = { ...OPEN_CASES, deadline: { $ne: null } };
const NOT_DATED = { $or: [{ deadline: null }, { caseStatus: { $in: ENDED_STATUSES } }] };

/** Messages change all the time who waits, and few do: an index of the rooms has them in order. */
const waitingPart = (tab: CaseTab, now: Date): TabPart => ({
  list: { lists: [], order: longestWaitFirst },
  among: [{ unanswered: true }, tabFilter(tab, now)],
});

/** A tab in the order that is asked for, else in its own. What has no place in that order comes after it. */
export const tabParts = (tab: CaseTab, now: Date, { filters, sort = sortOf(tab, filters) }: ListOptions): TabPart[] => {
  const list = tabList(tab, now, filters);
  if (sort === "waiting") {
    const others = { list, among: [{ unanswered: { $ne: true } }] };
    return filters.includes("unanswered") ? [waitingPart(tab, now)] : [waitingPart(tab, now), others];
  }
  if (tab === "urgent")
    return [sort === "opened" ? { list: { lists: [], order: lastOpenedFirst }, among: [] } : { list, among: [] }];
  const noneDated = filters.includes("noDeadline") || (tab !== "all" && !isOpen(tab));
  if (sort === "opened" || noneDated) return [{ list, among: [] }];
  const dated = { list: { lists: ["deadline"], order: mostUrgentFirst }, among: [DATED, tabFilter(tab, now)] } as const;
  return [
    { ...dated, among: [...dated.among] },
    { list, among: [NOT_DATED] },
  ];
};
