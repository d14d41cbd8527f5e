import { statusesOf, urgentUpTo } from "@legal/case-rules";
import type { CaseTab } from "@legal/contracts";
import type { CaseFilter } from "@legal/contracts/constants";
import { seoulDateOf } from "@legal/i18n";
import { OPEN_CASES } from "./open-cases.ts";
import type { TabList } from "./lists/read-list.ts";
import { longestWaitFirst, mostUrgentFirst, newestFirst } from "./lists/room-order.ts";
import { silentSince } from "./room-selection.ts";

/** Which rooms a tab shows. Only `all` has admin-support rooms too, which are no cases. */
export const tabFilter = (tab: CaseTab, now: Date) => {
  if (tab === "all") return {};
  // Dates as text compare like dates; null is no text, so rooms without a deadline stay out.
  return tab === "urgent"
    ? { ...OPEN_CASES, deadline: { $lte: urgentUpTo(seoulDateOf(now)) } }
    : { isCase: true, caseStatus: tab };
};

/** The rooms of a tab, without those that a filter rules out by their status or by when they were opened. */
export const tabList = (tab: CaseTab, now: Date, filter?: CaseFilter): TabList => {
  // Messages change who waits all the time, and few do: an index of the rooms has them in order.
  if (filter === "unanswered") return { lists: [], order: longestWaitFirst };
  if (tab === "urgent") return { lists: ["deadline"], order: mostUrgentFirst, upTo: urgentUpTo(seoulDateOf(now)) };
  const onlyOpen = filter === "silent" || filter === "noDeadline";
  return {
    lists: tab === "all" && onlyOpen ? statusesOf("open") : [tab],
    order: newestFirst,
    ...(filter === "silent" && { upTo: silentSince(now).toISOString() }),
  };
};
