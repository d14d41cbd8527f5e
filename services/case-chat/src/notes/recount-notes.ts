import { walkByIds } from "@legal/service-kit/jobs";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Note } from "./note-model.ts";

type Counted = Pick<ChatRoomRecord, "_id" | "notes" | "noteCount">;

const countNotes = async (rooms: readonly Counted[]): Promise<Map<string, number>> => {
  const counts = await Note.aggregate<{ _id: string; count: number }>([
    { $match: { chatRoomId: { $in: rooms.map(({ _id }) => _id) } } },
    { $group: { _id: "$chatRoomId", count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id, count]));
};

/** Leaves a room alone in which a note was written meanwhile: who wrote it counted. */
const recount = async (rooms: readonly Counted[]): Promise<number> => {
  if (rooms.length === 0) return 0;
  const counts = await countNotes(rooms);
  const updates = rooms.flatMap(({ _id, notes = 0, noteCount }) => {
    const count = counts.get(_id) ?? 0;
    return count === noteCount
      ? []
      : [{ updateOne: { filter: { _id, notes }, update: { $set: { noteCount: count } } } }];
  });
  return updates.length === 0 ? 0 : (await ChatRoom.bulkWrite(updates, { ordered: false })).modifiedCount;
};

/**
 * Counts the notes of each room that ever had one, for the release before writes and removes them uncounted. It can be
 * stopped and run again at any time. Resolves with how many rooms it corrected.
 */
export const recountNotes = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    ChatRoom.collection,
    async (ids) => {
      const shown = { notes: 1, noteCount: 1 };
      return recount(await ChatRoom.find({ _id: ids, notes: { $gt: 0 } }, shown).lean<Counted[]>());
    },
    signal,
  );
