import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { entriesOf } from "./entries-of.ts";
import { changeCounts } from "./list-counts.ts";
import { ListEntry } from "./list-models.ts";

/** Belongs into the transaction that changes the room: lists and counts then say what the room says, always. */
export const updateLists = async (
  before: ChatRoomRecord | null,
  after: ChatRoomRecord | null,
  session: ClientSession,
): Promise<void> => {
  const old = before ? entriesOf(before) : [];
  const now = after ? entriesOf(after) : [];
  const left = old.filter((entry) => !now.includes(entry));
  const came = now.filter((entry) => !old.includes(entry));
  if (left.length > 0) await ListEntry.deleteMany({ _id: { $in: left } }, { session });
  if (came.length > 0)
    await ListEntry.insertMany(
      came.map((_id) => ({ _id })),
      { session },
    );
  await changeCounts(left, came, session);
};
