import type { ChangedCase } from "@legal/contracts";
import type { CaseFilter, CaseSort, CaseTab } from "@legal/contracts/constants";
import { isOpen, isUrgent } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { CaseQuery } from "../../../api/cases-api.ts";

/**
 * Why a case is not of a list: what about it is another than the list's. `changed`: the list was fetched without it, and
 * no more is known.
 */
export type Misfit = "assignee" | "status" | "deadline" | "waiting" | "changed";

const misfitOfTab = (tab: CaseTab, room: ChangedCase, today: string): Misfit | undefined => {
  if (tab === "all") return undefined;
  if (room.serviceType === ADMIN_SUPPORT) return "status";
  if (tab !== "urgent") return room.caseStatus === tab ? undefined : "status";
  if (!isOpen(room.caseStatus)) return "status";
  return isUrgent(room, today) ? undefined : "deadline";
};

const filtersOf = ({ filter }: CaseQuery): string[] => (filter ? filter.split(",") : []);

/** When something was last said in a room only the server knows: such a filter is left to the next fetch. */
const MISFITS: Record<CaseFilter, (room: ChangedCase) => Misfit | undefined> = {
  noDeadline: ({ serviceType, caseStatus, deadline }) => {
    if (serviceType === ADMIN_SUPPORT || !isOpen(caseStatus)) return "status";
    return deadline === null ? undefined : "deadline";
  },
  unanswered: ({ waitingSince }) => (waitingSince === null ? "waiting" : undefined),
  silent: () => undefined,
};

/** Why a case does not belong to a list, by the server's rules, as far as they can be known here. */
export const misfitIn = (query: CaseQuery, room: ChangedCase, today: string): Misfit | undefined => {
  if (query.assignee && room.assignee?.id !== query.assignee) return "assignee";
  const ofFilters = filtersOf(query).map((filter) => MISFITS[filter as CaseFilter](room));
  return misfitOfTab(query.tab, room, today) ?? ofFilters.find((misfit) => misfit !== undefined);
};

export const belongsTo = (...of: Parameters<typeof misfitIn>): boolean => misfitIn(...of) === undefined;

/** Whether a case that is not in a list may be said to belong to it. */
export const isKnownToServerAlone = (query: CaseQuery): boolean =>
  query.search !== "" || filtersOf(query).includes("silent");

const orderOf = (query: CaseQuery): CaseSort => {
  if (query.sort) return query.sort;
  if (filtersOf(query).includes("unanswered")) return "waiting";
  return query.tab === "urgent" ? "deadline" : "opened";
};

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const newestFirst = (a: ChangedCase, b: ChangedCase): number => byText(b.createdAt, a.createdAt) || byText(b.id, a.id);

/** By a text where both have it; who has none comes after those who have. */
const by = (textOf: (room: ChangedCase) => string | null | undefined, otherwise: typeof newestFirst) => {
  return (a: ChangedCase, b: ChangedCase): number => {
    const [first, second] = [textOf(a), textOf(b)];
    if (first && second) return byText(first, second) || byText(a.id, b.id);
    return first || second ? (first ? -1 : 1) : otherwise(a, b);
  };
};

const byDeadline = by((room) => (isOpen(room.caseStatus) ? room.deadline : null), newestFirst);

/** The order of a list, as the server has it. */
export const compareIn = (query: CaseQuery): typeof newestFirst => {
  const order = orderOf(query);
  if (order === "opened") return newestFirst;
  if (order === "deadline") return byDeadline;
  return by((room) => room.waitingSince, query.tab === "urgent" ? byDeadline : newestFirst);
};
