import { isOpen } from "@legal/case-rules";
import type { CaseStatus } from "@legal/contracts/constants";
import { listEntryOf, listKeyIn, listKeyOf, listOf, roomOf, type RoomList } from "./entries-of.ts";
import { ListCount, ListEntry, type ListCountRecord } from "./list-models.ts";
import type { RoomOrder } from "./room-order.ts";

/** The lists that hold a tab's rooms, and the order that they are shown in. */
export interface TabList {
  /** None where no list is in this order; `open` is those of all open cases. */
  lists: readonly RoomList[] | "open";
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

/** The lists of open cases, also of statuses that only a later release knows. */
const readOpenLists = async (): Promise<RoomList[]> => {
  const counters: string[] = await ListCount.distinct("_id");
  const statuses = new Set(counters.map(listOf).filter((list) => list !== "all"));
  return ([...statuses] as CaseStatus[]).filter(isOpen);
};

/** The next keys after the last one that was read, in order; several lists are read as one. */
const readKeys = async (
  lists: readonly RoomList[],
  tab: TabList,
  passed: string | undefined,
  limit: number,
): Promise<string[]> => {
  const parts = await Promise.all(lists.map((list) => readPart(list, tab, passed, limit)));
  if (parts.length === 1) return parts.flat();
  const keys = parts.flat().toSorted((a, b) => (a < b ? -tab.order.direction : tab.order.direction));
  return keys.slice(0, limit);
};

/** The ids of a tab's rooms from a cursor on, `step` at a time; fewer than that are the last. */
export const walkList = async function* (
  tab: TabList,
  cursor: string | undefined,
  step: number,
): AsyncGenerator<string[]> {
  const lists = tab.lists === "open" ? await readOpenLists() : tab.lists;
  let passed = cursor && listKeyOf(...tab.order.positionOf(cursor));
  for (;;) {
    const keys = await readKeys(lists, tab, passed, step);
    yield keys.map(roomOf);
    passed = keys.at(-1);
    if (keys.length < step) return;
  }
};

/** How many entries a list has, up to where it ends for the tab. */
export const countList = (list: RoomList, tab: TabList): Promise<number> =>
  ListEntry.countDocuments({ _id: rangeOf(list, tab, undefined) });

/** How many rooms each list has. */
export const readCounts = async (): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const { _id, count } of await ListCount.find().lean<ListCountRecord[]>())
    counts.set(listOf(_id), (counts.get(listOf(_id)) ?? 0) + count);
  return counts;
};
