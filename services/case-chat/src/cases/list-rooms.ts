import type { RoomSelection } from "@legal/contracts";
import type { CaseSort } from "@legal/contracts/constants";
import { pageOf } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { CaseRoom } from "./record/case-room-model.ts";
import { walkList, type TabList } from "./lists/read-list.ts";
import { allOf, selectionOf, type Condition } from "./room-selection.ts";
import { tabFilter, tabParts, type TabPart } from "./room-tabs.ts";

interface RoomQuery extends RoomSelection {
  sort?: CaseSort | undefined;
  cursor?: string | undefined;
  ids?: readonly string[] | undefined;
  limit: number;
}

interface RoomPage {
  rooms: ChatRoomRecord[];
  nextCursor: string | undefined;
}

const MAX_OWN_ROOMS = 500;
/** Only for searching; an answer never shows them. */
const WITHOUT_WORDS = { customerWords: 0, "case.nameWords": 0, "case.namePairs": 0 };
/** Rooms of a list are read so many at a time: a common condition fills a page soon, a rare one is found by an index instead. */
const WALK_STEP = 250;
const WALK_STEPS = 4;

/** The rooms that match, in the order of the ids; one that was deleted in between is left out. */
const findInOrder = async (ids: readonly string[], selection: Condition[]): Promise<ChatRoomRecord[]> => {
  const rooms = await CaseRoom.find(allOf([{ _id: { $in: ids } }, ...selection]), WITHOUT_WORDS).lean<
    ChatRoomRecord[]
  >();
  const byId = new Map(rooms.map((room) => [room._id, room]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Reads the next part of a list; undefined when there is none, or when that did not fill the page and more is left. */
const walk = async (tab: TabList, selection: Condition[], cursor: string | undefined, wanted: number) => {
  if (tab.lists.length === 0) return undefined;
  const step = selection.length === 0 ? wanted : WALK_STEP;
  const found: ChatRoomRecord[] = [];
  let steps = 0;
  for await (const ids of walkList(tab, cursor, step)) {
    found.push(...(await findInOrder(ids, selection)));
    if (found.length >= wanted || ids.length < step) return found;
    steps += 1;
    if (steps === WALK_STEPS) break;
  }
  return undefined;
};

const findByIndex = ({ order }: TabList, conditions: Condition[], cursor: string | undefined, wanted: number) => {
  const behind = cursor ? [order.after(cursor)] : [];
  const page = { sort: order.sort, limit: wanted };
  return CaseRoom.find(allOf([...conditions, ...behind]), WITHOUT_WORDS, page).lean<ChatRoomRecord[]>();
};

interface Search {
  /** What a room must match beside its part's own conditions. */
  selection: Condition[];
  inTab: Condition;
}

const findByIds = (ids: readonly string[], { selection, inTab }: Search): Promise<ChatRoomRecord[]> =>
  CaseRoom.find(allOf([{ _id: { $in: ids } }, inTab, ...selection]), WITHOUT_WORDS).lean<ChatRoomRecord[]>();

const findIn = async (
  { list, among }: TabPart,
  { selection, inTab }: Search,
  cursor: string | undefined,
  wanted: number,
): Promise<ChatRoomRecord[]> => {
  const conditions = [...among, ...selection];
  return (await walk(list, conditions, cursor, wanted)) ?? findByIndex(list, [inTab, ...conditions], cursor, wanted);
};

/** `<part>.<cursor in it>`; without a number in the first part. */
const placeOf = (cursor: string | undefined): { part: number; within: string | undefined } => {
  const [, part, within] = /^(\d)\.(.*)$/.exec(cursor ?? "") ?? [];
  return { part: Number(part ?? 0), within: within ?? cursor };
};

/** One page for staff, and the cursor of the next when there is more. */
export const listRooms = async (
  { tab, cursor, ids, limit, sort, ...wishes }: RoomQuery,
  now = new Date(),
): Promise<RoomPage> => {
  const parts = tabParts(tab, now, { filters: wishes.filter ?? [], sort });
  const search = { selection: await selectionOf(wishes, now), inTab: tabFilter(tab, now) };
  if (ids) return { rooms: await findByIds(ids, search), nextCursor: undefined };
  const from = placeOf(cursor);
  const found: { room: ChatRoomRecord; cursorOf: () => string }[] = [];
  for (const [at, part] of parts.entries()) {
    const wanted = limit + 1 - found.length;
    if (at < from.part || wanted === 0) continue;
    const rooms = await findIn(part, search, at === from.part ? from.within : undefined, wanted);
    const prefix = at === 0 ? "" : `${at}.`;
    found.push(...rooms.map((room) => ({ room, cursorOf: () => prefix + part.list.order.cursorOf(room) })));
  }
  const { rows, nextCursor } = pageOf(found, limit, (last) => last.cursorOf());
  return { rooms: rows.map(({ room }) => room), nextCursor };
};

/** The customer's own rooms, most recently updated first. */
export const listOwnRooms = (userId: string): Promise<ChatRoomRecord[]> =>
  CaseRoom.find({ userId }, WITHOUT_WORDS).sort({ updatedAt: -1 }).limit(MAX_OWN_ROOMS).lean<ChatRoomRecord[]>();
