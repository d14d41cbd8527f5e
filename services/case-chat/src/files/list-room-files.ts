import type { RoomFile } from "@legal/contracts";
import { newestFirst, pageOf, type User } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { findRoom } from "../rooms/find-room.ts";
import { attachedFileOf, presentFile } from "./attached-file.ts";
import { StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

interface FilePage {
  room: ChatRoomRecord;
  files: RoomFile[];
  nextCursor: string | undefined;
}

const SHOWN = { uploaderId: 1, name: 1, size: 1, type: 1, risks: 1, createdAt: 1 };

/** What was sent in a room, newest first, for its customer and staff. */
export const listRoomFiles = async (roomId: string, { cursor, limit }: Page, reader: User): Promise<FilePage> => {
  const room = await findRoom(roomId, reader);
  const filter = { chatRoomId: roomId, complete: true, ...(cursor && newestFirst.after(cursor)) };
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await StoredFile.find(filter, SHOWN, page).lean<StoredFileRecord[]>();
  const { rows, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  const files = rows.map((file) => ({
    ...presentFile(attachedFileOf(file)),
    sentByAdmin: file.uploaderId !== room.userId,
    uploadedAt: file.createdAt.toISOString(),
  }));
  return { room, files, nextCursor };
};
