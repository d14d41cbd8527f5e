import { listEntryOf, listKeyIn, type RoomList } from "./entries-of.ts";
import { ListEntry } from "./list-models.ts";
import type { RoomOrder } from "./room-order.ts";

/** The lists that hold a tab's rooms, and their order. */
export interface TabList {
  lists: readonly RoomList[];
  order: RoomOrder;
  /** Only positions up to this one. */
  upTo?: string;
}

/** Sorts after every position and every id. */
const LAST = "~";

const rangeOf = (list: RoomList, { upTo, order }: TabList, passed: string | undefined) => {
  const first = `${list}|`;
  const last = upTo === undefined ? first + LAST : listEntryOf(list, upTo, LAST);
  if (passed === undefined) return { $gt: first, $lt: last };
  return order.direction === 1 ? { $gt: first + passed, $lt: last } : { $gt: first, $lt: first + passed };
};

const readPart = async (list: RoomList, tab: TabList, passed: string | undefined, limit: number): Promise<string[]> => {
  const page = { sort: { _id: tab.order.direction }, limit };
  const entries = await ListEntry.find({ _id: rangeOf(list, tab, passed) }, { _id: 1 }, page).lean<{ _id: string }[]>();
  return entries.map(({ _id }) => listKeyIn(_id));
};

/** The next keys after the last one that was read, in order; several lists are read as one. */
export const readList = async (tab: TabList, passed: string | undefined, limit: number): Promise<string[]> => {
  const parts = await Promise.all(tab.lists.map((list) => readPart(list, tab, passed, limit)));
  if (parts.length === 1) return parts.flat();
  const places = parts.flat().toSorted((a, b) => (a < b ? -tab.order.direction : tab.order.direction));
  return places.slice(0, limit);
};

/** How many entries the lists have, up to where they end for the tab. */
export const countList = async (tab: TabList): Promise<number> => {
  const counts = tab.lists.map((list) => ListEntry.countDocuments({ _id: rangeOf(list, tab, undefined) }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
