import type { CaseTab } from "@legal/contracts";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { mostUrgentFirst, newestFirst } from "./room-cursor.ts";
import { tabFilter } from "./room-tabs.ts";
import { searchFilter } from "./search-words.ts";

interface RoomQuery {
  tab: CaseTab;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const MAX_OWN_ROOMS = 500;
/** Only for searching; an answer never shows them. */
const WITHOUT_WORDS = { caseWords: 0, customerWords: 0 };

/** One page for the office, and the cursor of the next when there is more. */
export const listRooms = async (
  { tab, search, cursor, limit }: RoomQuery,
  now = new Date(),
): Promise<{ rooms: ChatRoomRecord[]; nextCursor: string | undefined }> => {
  const order = tab === "urgent" ? mostUrgentFirst : newestFirst;
  const conditions = [tabFilter(tab, now), searchFilter(search), ...(cursor ? [order.after(cursor)] : [])];
  const page = { sort: order.sort, limit: limit + 1 };
  const found = await ChatRoom.find({ $and: conditions }, WITHOUT_WORDS, page).lean<ChatRoomRecord[]>();
  const rooms = found.slice(0, limit);
  const last = rooms.at(-1);
  return { rooms, nextCursor: found.length > limit && last ? order.cursorOf(last) : undefined };
};

/** The customer's own rooms, most recently updated first. */
export const listOwnRooms = (userId: string): Promise<ChatRoomRecord[]> =>
  ChatRoom.find({ userId }, WITHOUT_WORDS).sort({ updatedAt: -1 }).limit(MAX_OWN_ROOMS).lean<ChatRoomRecord[]>();
