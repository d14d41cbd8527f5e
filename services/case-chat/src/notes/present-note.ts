import type { CaseNote } from "@legal/contracts";
import { displayNames } from "../users/display-names.ts";
import type { NoteRecord } from "./note-model.ts";

export const presentNotes = async (notes: readonly NoteRecord[]): Promise<CaseNote[]> => {
  const names = await displayNames(notes.map(({ authorId }) => authorId));
  return notes.map(({ _id, chatRoomId, authorId, content, createdAt, editedAt }) => ({
    id: _id,
    chatRoomId,
    authorId,
    authorName: names.get(authorId) ?? null,
    content,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }));
};
