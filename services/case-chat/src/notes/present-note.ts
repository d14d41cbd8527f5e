import type { CaseNote } from "@legal/contracts";
import { mentionedIn } from "@legal/contracts/constants";
import { displayNames } from "../users/display-names.ts";
import { mentionedStaff } from "./mentioned-staff.ts";
import type { NoteRecord } from "./note-model.ts";

export const presentNotes = async (notes: readonly NoteRecord[]): Promise<CaseNote[]> => {
  const names = await displayNames(notes.map(({ authorId }) => authorId));
  const staff = await mentionedStaff(notes.map(({ content }) => content));
  return notes.map(({ _id, chatRoomId, authorId, content, createdAt, editedAt }) => ({
    id: _id,
    chatRoomId,
    authorId,
    authorName: names.get(authorId) ?? null,
    content,
    mentions: mentionedIn(content).flatMap((id) => {
      const name = staff.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }));
};
