import type { ClientSession } from "mongoose";
import { Note } from "./note-model.ts";

/** Deletes the notes of rooms that are being deleted. */
export const deleteNotes = async (roomIds: readonly string[], session: ClientSession): Promise<void> => {
  await Note.deleteMany({ chatRoomId: { $in: roomIds } }, { session });
};
