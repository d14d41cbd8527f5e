import { newestFirst, pageOf, type User } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
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
  const filter = { chatRoomId, ...(cursor && newestFirst.after(cursor)) };
  const found = await Note.find(filter, {}, { sort: newestFirst.sort, limit: limit + 1 }).lean<NoteRecord[]>();
  const { rows: notes, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  return { room, notes, nextCursor };
};
