import type { RoomSelection } from "@legal/contracts";
import { pageOf } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { CaseRoom } from "./record/case-room-model.ts";
import { walkList, type TabList } from "./lists/read-list.ts";
import { allOf, selectionOf, type Condition } from "./room-selection.ts";
import { tabFilter, tabList } from "./room-tabs.ts";

interface RoomQuery extends RoomSelection {
  cursor?: string | undefined;
  limit: number;
}

interface RoomPage {
  rooms: ChatRoomRecord[];
  nextCursor: string | undefined;
}

const MAX_OWN_ROOMS = 500;
/** Only for searching; an answer never shows them. */
const WITHOUT_WORDS = { customerWords: 0, "case.nameWords": 0, "case.namePairs": 0 };
/** Conditions that many rooms match fill a page from the first of a list; those that few match are found by an index. */
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

/** One page for staff, and the cursor of the next when there is more. */
export const listRooms = async ({ tab, cursor, limit, ...wishes }: RoomQuery, now = new Date()): Promise<RoomPage> => {
  const list = tabList(tab, now, wishes.filter);
  const selection = await selectionOf(wishes, now);
  const wanted = limit + 1;
  const found =
    (await walk(list, selection, cursor, wanted)) ??
    (await findByIndex(list, [tabFilter(tab, now), ...selection], cursor, wanted));
  const { rows: rooms, nextCursor } = pageOf(found, limit, list.order.cursorOf);
  return { rooms, nextCursor };
};

/** The customer's own rooms, most recently updated first. */
export const listOwnRooms = (userId: string): Promise<ChatRoomRecord[]> =>
  CaseRoom.find({ userId }, WITHOUT_WORDS).sort({ updatedAt: -1 }).limit(MAX_OWN_ROOMS).lean<ChatRoomRecord[]>();
