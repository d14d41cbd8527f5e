import type { TabList } from "../room-tabs.ts";
import { entryOf } from "./entries-of.ts";
import { ListEntry } from "./list-models.ts";

/** Behind every position and every id. */
const LAST = "~";

const rangeOf = ({ list, upTo, order }: TabList, passed: string | undefined) => {
  const first = `${list}|`;
  const last = upTo === undefined ? first + LAST : entryOf(list, upTo, LAST);
  if (passed === undefined) return { $gt: first, $lt: last };
  return order.direction === 1 ? { $gt: passed, $lt: last } : { $gt: first, $lt: passed };
};

/** The next entries of a list behind the last one that was read, in its order. */
export const readList = async (tab: TabList, passed: string | undefined, limit: number): Promise<string[]> => {
  const page = { sort: { _id: tab.order.direction }, limit };
  const entries = await ListEntry.find({ _id: rangeOf(tab, passed) }, { _id: 1 }, page).lean<{ _id: string }[]>();
  return entries.map(({ _id }) => _id);
};

/** How many entries a list has, up to where it ends for the tab. */
export const countList = (tab: TabList): Promise<number> => ListEntry.countDocuments({ _id: rangeOf(tab, undefined) });
