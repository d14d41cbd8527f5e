import type { ChatRoom } from "@legal/contracts";
import type { CaseTab } from "@legal/contracts/constants";
import { isUrgent } from "@legal/case-rules";
import { ADMIN_SUPPORT } from "@legal/catalog";
import type { CasePage, CaseQuery } from "../../../api/cases-api.ts";

/** Whether a case belongs to the tab, by the server's rules. */
const isIn = (tab: CaseTab, room: ChatRoom, today: string): boolean => {
  if (tab === "all") return true;
  if (room.serviceType === ADMIN_SUPPORT) return false;
  return tab === "urgent" ? isUrgent(room, today) : room.caseStatus === tab;
};

const positionOf = ({ id, createdAt, deadline }: ChatRoom, tab: CaseTab): string =>
  tab === "urgent" ? `${deadline} ${id}` : `${createdAt} ${id}`;

const comesBefore = (a: ChatRoom, b: ChatRoom, tab: CaseTab): boolean =>
  tab === "urgent" ? positionOf(a, tab) < positionOf(b, tab) : positionOf(a, tab) > positionOf(b, tab);

const take = (pages: CasePage[], id: string): ChatRoom | undefined => {
  for (const { items } of pages) {
    const at = items.findIndex((room) => room.id === id);
    if (at >= 0) return items.splice(at, 1)[0];
  }
  return undefined;
};

/** A room after the last loaded one is left out while there are more pages: it comes with its page. */
const put = (pages: CasePage[], room: ChatRoom, tab: CaseTab): void => {
  for (const { items } of pages) {
    const at = items.findIndex((other) => comesBefore(room, other, tab));
    if (at >= 0) return void items.splice(at, 0, room);
  }
  const last = pages.at(-1);
  if (last?.next === null) last.items.push(room);
};

/**
 * Moves an updated case to its place in the loaded pages, or removes it. Whether a search or a filter finds a case that
 * is not shown only the server knows: that is left to the next fetch.
 */
export const placeCase = (pages: CasePage[], room: ChatRoom, query: CaseQuery, today: string): void => {
  const known = take(pages, room.id);
  if (known && known.updatedAt > room.updatedAt) return put(pages, known, query.tab);
  const isWhole = !query.search && !query.filter;
  const isMine = !query.assignee || room.assignee?.id === query.assignee;
  if (isMine && isIn(query.tab, room, today) && (known || isWhole)) put(pages, room, query.tab);
};
