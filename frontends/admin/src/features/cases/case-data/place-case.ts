import type { ChatRoom } from "@legal/contracts";
import type { CasePage, CaseQuery } from "../../../api/cases-api.ts";
import { belongsTo, compareIn } from "./case-order.ts";

const find = (pages: CasePage[], id: string) => {
  for (const { items } of pages) {
    const at = items.findIndex((room) => room.id === id);
    if (at >= 0) return { items, at, room: items[at] as ChatRoom };
  }
  return undefined;
};

/** A room after the last loaded one is left out while there are more pages: it comes with its page. */
const put = (pages: CasePage[], room: ChatRoom, query: CaseQuery): void => {
  const compare = compareIn(query);
  for (const { items } of pages) {
    const at = items.findIndex((other) => compare(room, other) < 0);
    if (at >= 0) return void items.splice(at, 0, room);
  }
  const last = pages.at(-1);
  if (last?.next === null) last.items.push(room);
};

/**
 * Shows an updated case where it is in the list, so that nothing moves below a pointer, or removes it once it does not
 * belong there. One that left the list returns to its place; others that are not shown wait until the reader asks.
 */
export const placeCase = (
  pages: CasePage[],
  room: ChatRoom,
  { query, today, left }: { query: CaseQuery; today: string; left: Set<string> },
): void => {
  const known = find(pages, room.id);
  const belongs = belongsTo(query, room, today);
  if (known) {
    if (known.room.updatedAt > room.updatedAt) return;
    if (belongs) known.items[known.at] = room;
    else {
      known.items.splice(known.at, 1);
      left.add(room.id);
    }
  } else if (belongs && left.delete(room.id)) put(pages, room, query);
};

/** Puts all that is loaded and what has waited into the order of the list. */
export const arrange = (pages: CasePage[], waiting: readonly ChatRoom[], query: CaseQuery): void => {
  const rooms = new Map([...pages.flatMap(({ items }) => items), ...waiting].map((room) => [room.id, room]));
  for (const page of pages) page.items = [];
  const [first] = pages;
  if (first) first.items = [...rooms.values()].toSorted(compareIn(query));
};
