import { forbidden, newestFirst, pageOf, type User } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { sideOf } from "../rooms/chat-room-policy.ts";
import { findRoom } from "../rooms/find-room.ts";
import { Note, type NoteRecord } from "./note-model.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

interface NotePage {
  room: ChatRoomRecord;
  notes: NoteRecord[];
  nextCursor: string | undefined;
}

export const listNotes = async (chatRoomId: string, { cursor, limit }: Page, reader: User): Promise<NotePage> => {
  const room = await findRoom(chatRoomId, reader);
  if (sideOf(room, reader) === "user") throw forbidden("the case is the reader's own");
  const filter = { chatRoomId, ...(cursor && newestFirst.after(cursor)) };
  const found = await Note.find(filter, {}, { sort: newestFirst.sort, limit: limit + 1 }).lean<NoteRecord[]>();
  const { rows: notes, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { room, notes, nextCursor };
};
