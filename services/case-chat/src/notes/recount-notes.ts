import { walkByIds } from "@legal/service-kit/jobs";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Note } from "./note-model.ts";

type Counted = Pick<ChatRoomRecord, "_id" | "notes" | "noteCount">;

/** Leaves a room alone in which a note was written meanwhile: who wrote it counted. */
const recount = async ({ _id, notes = 0, noteCount }: Counted): Promise<number> => {
  const count = await Note.countDocuments({ chatRoomId: _id });
  if (count === noteCount) return 0;
  const { modifiedCount } = await ChatRoom.updateOne({ _id, notes }, { $set: { noteCount: count } });
  return modifiedCount;
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
      const rooms = await ChatRoom.find({ _id: ids, notes: { $gt: 0 } }, shown).lean<Counted[]>();
      let corrected = 0;
      for (const room of rooms) corrected += await recount(room);
      return corrected;
    },
    signal,
  );
