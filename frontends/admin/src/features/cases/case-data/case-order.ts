import type { ChatRoom } from "@legal/contracts";
import type { CaseFilter, CaseSort, CaseTab } from "@legal/contracts/constants";
import { isOpen, isUrgent } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { CaseQuery } from "../../../api/cases-api.ts";

const isIn = (tab: CaseTab, room: ChatRoom, today: string): boolean => {
  if (tab === "all") return true;
  if (room.serviceType === ADMIN_SUPPORT) return false;
  return tab === "urgent" ? isUrgent(room, today) : room.caseStatus === tab;
};

const filtersOf = ({ filter }: CaseQuery): string[] => (filter ? filter.split(",") : []);

/** When something was last said in a room only the server knows: such a filter is left to the next fetch. */
const FITS: Record<CaseFilter, (room: ChatRoom) => boolean> = {
  noDeadline: (room) => room.serviceType !== ADMIN_SUPPORT && isOpen(room.caseStatus) && room.deadline === null,
  unanswered: (room) => room.waitingSince !== null,
  silent: () => true,
};

/** Whether a case belongs to a list, by the server's rules, as far as they can be known here. */
export const belongsTo = (query: CaseQuery, room: ChatRoom, today: string): boolean => {
  if (query.assignee && room.assignee?.id !== query.assignee) return false;
  return isIn(query.tab, room, today) && filtersOf(query).every((filter) => FITS[filter as CaseFilter](room));
};

/** Whether a case that is not in a list may be said to belong to it. */
export const isKnownToServerAlone = (query: CaseQuery): boolean =>
  query.search !== "" || filtersOf(query).includes("silent");

const orderOf = (query: CaseQuery): CaseSort => {
  if (query.sort) return query.sort;
  if (filtersOf(query).includes("unanswered")) return "waiting";
  return query.tab === "urgent" ? "deadline" : "opened";
};

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const newestFirst = (a: ChatRoom, b: ChatRoom): number => byText(b.createdAt, a.createdAt) || byText(b.id, a.id);

/** By a text where both have it; who has none comes after those who have. */
const by = (textOf: (room: ChatRoom) => string | null | undefined, otherwise: typeof newestFirst) => {
  return (a: ChatRoom, b: ChatRoom): number => {
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
