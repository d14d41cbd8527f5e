import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { listEntriesOf } from "./entries-of.ts";
import { changeCounts } from "./list-counts.ts";
import { ListEntry } from "./list-models.ts";

const insert = async (added: readonly string[], session: ClientSession): Promise<void> => {
  if (added.length === 0) return;
  const rows = added.map((_id) => ({ _id }));
  await ListEntry.insertMany(rows, { session });
};

/** Call it in the transaction that changes the room, so that lists and counts always agree with it. */
export const updateLists = async (
  before: ChatRoomRecord | null,
  after: ChatRoomRecord | null,
  session: ClientSession,
): Promise<void> => {
  const old = before ? listEntriesOf(before) : [];
  const now = after ? listEntriesOf(after) : [];
  const removed = old.filter((entry) => !now.includes(entry));
  const added = now.filter((entry) => !old.includes(entry));
  if (removed.length > 0) await ListEntry.deleteMany({ _id: { $in: removed } }, { session });
  await insert(added, session);
  await changeCounts(removed, added, session);
};

/** Enters rooms into the lists that have lost them; those that are there stay. */
export const enterLists = async (rooms: readonly ChatRoomRecord[], session: ClientSession): Promise<void> => {
  const entries = rooms.flatMap(listEntriesOf);
  const known = await ListEntry.find({ _id: { $in: entries } })
    .session(session)
    .lean();
  const there = new Set(known.map(({ _id }) => _id));
  const lost = entries.filter((entry) => !there.has(entry));
  await insert(lost, session);
  await changeCounts([], lost, session);
};
