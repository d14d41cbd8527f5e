import type { ClientSession } from "mongoose";
import { fileBytes } from "./file-bytes.ts";
import { StoredFile } from "./stored-file-model.ts";

/** Deletes what a user uploaded and all files of their rooms. */
export const deleteFiles = async (
  userId: string,
  roomIds: readonly string[],
  session: ClientSession,
): Promise<void> => {
  const theirs = { $or: [{ uploaderId: userId }, { chatRoomId: { $in: roomIds } }] };
  const files = await StoredFile.find(theirs, { _id: 1 }).session(session).lean<{ _id: string }[]>();
  const fileIds = files.map(({ _id }) => _id);
  await StoredFile.deleteMany({ _id: { $in: fileIds } }, { session });
  await fileBytes.remove(fileIds, session);
};
