import { validationFailed } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import type { MessageFile } from "../messages/message-model.ts";
import { StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

/** Ties the sender's own upload to the room that may read it from now on; a file belongs to one room for good. */
export const claimFile = async (
  fileId: string,
  senderId: string,
  roomId: string,
  session: ClientSession,
): Promise<MessageFile> => {
  const file = await StoredFile.findOneAndUpdate(
    { _id: fileId, uploaderId: senderId, complete: true, chatRoomId: { $in: [null, roomId] } },
    { $set: { chatRoomId: roomId } },
    { session, returnDocument: "after" },
  ).lean<StoredFileRecord>();
  if (!file) throw validationFailed([{ path: "fileUrl", message: "invalid" }]);
  const { _id: id, name, size, type, risks } = file;
  return { id, name, size, type, ...(risks?.length && { risks }) };
};
