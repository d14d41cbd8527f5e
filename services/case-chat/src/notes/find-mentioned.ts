import { mentionedIn } from "@legal/contracts/constants";
import { Note, type NoteRecord } from "./note-model.ts";

/** Whom a note of a room names now; no one where it is gone. */
export const findMentioned = async (chatRoomId: string, noteId: string): Promise<string[]> => {
  const note = await Note.findOne({ _id: noteId, chatRoomId }, { content: 1 }).lean<Pick<NoteRecord, "content">>();
  return note ? mentionedIn(note.content) : [];
};
