import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { listEntriesOf } from "./entries-of.ts";
import { changeCounts } from "./list-counts.ts";
import { ListEntry } from "./list-models.ts";

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
  if (added.length > 0)
    await ListEntry.insertMany(
      added.map((_id) => ({ _id })),
      { session },
    );
  await changeCounts(removed, added, session);
};
