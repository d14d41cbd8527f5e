import type { ClientSession } from "mongoose";
import { fileBytes } from "./file-bytes.ts";
import { StoredFile } from "./stored-file-model.ts";

/** Instead of who gave a file to someone else's case; no account has it. */
const FORMER_UPLOADER = "former-uploader";

/**
 * Deletes all files of a user's rooms and what they uploaded and no room has. What they gave to another's case stays: a
 * receipt of filing or an exhibit of its papers outlives who uploaded it.
 */
export const deleteFiles = async (
  userId: string,
  roomIds: readonly string[],
  session: ClientSession,
): Promise<void> => {
  const theirs = {
    $or: [{ uploaderId: userId, chatRoomId: null }, { chatRoomId: { $in: roomIds } }],
  };
  const files = await StoredFile.find(theirs, { _id: 1 }).session(session).lean<{ _id: string }[]>();
  const fileIds = files.map(({ _id }) => _id);
  await StoredFile.deleteMany({ _id: { $in: fileIds } }, { session });
  await fileBytes.remove(fileIds, session);
  await StoredFile.updateMany({ uploaderId: userId }, { $set: { uploaderId: FORMER_UPLOADER } }, { session });
};
