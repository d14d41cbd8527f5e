import type { ChatRoom } from "@legal/contracts";
import { newerRoom } from "@legal/domain-ui/cases";
import type { CasePage, CaseQuery } from "../../../api/cases-api.ts";
import { belongsTo, compareIn } from "./case-order.ts";

/**
 * Shows an updated case where it is in the list, also where it does not belong there any more, so that nothing moves below
 * a pointer; cases that are not shown wait until the reader asks.
 */
export const placeCase = (pages: CasePage[], room: ChatRoom): void => {
  for (const { items } of pages) {
    const at = items.findIndex(({ id }) => id === room.id);
    const known = items[at];
    if (known) items[at] = newerRoom(known, room);
  }
};

/** Puts all that is loaded and what has waited into the order of the list, without what does not belong there. */
export const arrange = (
  pages: CasePage[],
  waiting: readonly ChatRoom[],
  { query, today }: { query: CaseQuery; today: string },
): void => {
  const rooms = new Map([...waiting, ...pages.flatMap(({ items }) => items)].map((room) => [room.id, room]));
  for (const page of pages) page.items = [];
  const [first] = pages;
  if (!first) return;
  first.items = [...rooms.values()].filter((room) => belongsTo(query, room, today)).toSorted(compareIn(query));
};
