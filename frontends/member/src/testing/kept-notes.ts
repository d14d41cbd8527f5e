import type { CaseNote } from "@legal/contracts";
import { admin } from "@legal/web-kit/testing";
import type { Office } from "./office.ts";

/** A note of the administrator who is signed in. */
export const makeNote = (chatRoomId: string, part: Partial<CaseNote>): CaseNote => ({
  id: crypto.randomUUID(),
  chatRoomId,
  authorId: admin.id,
  authorName: admin.displayName,
  content: "메모",
  createdAt: "2026-11-20T01:00:00.000Z",
  editedAt: null,
  ...part,
});

/** The office's notes on a room, as the server keeps them. */
export const keepNotes = (office: Office, roomId: string, given: CaseNote[] = []) => {
  let notes = given;
  const path = `/api/chat-rooms/${roomId}/notes`;
  office.instead.set(`GET ${path}`, () => ({ body: notes }));
  office.instead.set(`POST ${path}`, (body) => {
    const note = makeNote(roomId, body as Partial<CaseNote>);
    notes = [note, ...notes];
    return { status: 201, body: note };
  });
  return {
    path,
    replace: (next: CaseNote[]) => {
      notes = next;
      office.changeRoom(roomId, { noteCount: notes.length });
      office.sockets.emit("notes-changed", { chatRoomId: roomId, noteCount: notes.length });
    },
    get all() {
      return notes;
    },
  };
};
