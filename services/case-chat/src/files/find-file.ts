import { notFound, type User } from "@legal/service-kit";
import { canEnter } from "../rooms/chat-room-policy.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

const mayRead = async (file: StoredFileRecord, user: User): Promise<boolean> => {
  if (file.chatRoomId === null) return file.uploaderId === user.id;
  const room = await ChatRoom.findOne({ _id: file.chatRoomId }, { userId: 1 }).lean<{ userId: string }>();
  return room !== null && canEnter(room, user);
};

/** A file for its uploader until it is sent, then for whoever may enter the room it was sent to. */
export const findFile = async (fileId: string, user: User): Promise<StoredFileRecord> => {
  const file = await StoredFile.findOne({ _id: fileId, complete: true }).lean<StoredFileRecord>();
  if (!file || !(await mayRead(file, user))) throw notFound("file");
  return file;
};
