import { id, type FileRisk } from "@legal/contracts";
import { validationFailed } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { typeOfExtension } from "./file-kinds.ts";
import { StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

/** What another feature keeps of a file that it carries; the only part of files that features import. */
export interface AttachedFile {
  id: string;
  name: string;
  size: number;
  type: string;
  /** What makes it unsafe to open; absent where nothing does. */
  risks?: FileRisk[];
}

const PREFIX = "/api/files/";

/** Only this service's own addresses name a file; undefined for anything else. */
export const fileIdOf = (fileUrl: string): string | undefined => {
  const parsed = id.safeParse(fileUrl.startsWith(PREFIX) ? fileUrl.slice(PREFIX.length) : undefined);
  return parsed.success ? parsed.data : undefined;
};

export const fileUrlOf = (fileId: string): string => PREFIX + fileId;

/** Old Word files are unsafe whenever they were uploaded; other files from before the check have no known risks. */
const risksOf = ({ type, risks }: AttachedFile): FileRisk[] =>
  risks ?? (type === typeOfExtension("doc") ? ["old-word"] : []);

/** As answers show a file; risks only where there are any. */
export const presentFile = (file: AttachedFile) => {
  const fileRisks = risksOf(file);
  return {
    fileUrl: fileUrlOf(file.id),
    fileName: file.name,
    fileSize: file.size,
    fileType: file.type,
    ...(fileRisks.length > 0 && { fileRisks }),
  };
};

export const attachedFileOf = ({ _id, name, size, type, risks }: StoredFileRecord): AttachedFile => ({
  id: _id,
  name,
  size,
  type,
  ...(risks && { risks }),
});

/** A file that the room's conversation carries already. */
export const findRoomFile = async (fileUrl: string, roomId: string): Promise<AttachedFile> => {
  const found = { _id: fileIdOf(fileUrl) ?? "", complete: true, chatRoomId: roomId };
  const file = await StoredFile.findOne(found).lean<StoredFileRecord>();
  if (!file) throw validationFailed([{ path: "fileUrl", message: "invalid" }]);
  return attachedFileOf(file);
};

/** Ties the sender's own upload to the room that may read it from now on; a file belongs to one room for good. */
export const attachFile = async (
  fileId: string,
  senderId: string,
  roomId: string,
  session: ClientSession,
): Promise<AttachedFile> => {
  const file = await StoredFile.findOneAndUpdate(
    { _id: fileId, uploaderId: senderId, complete: true, chatRoomId: { $in: [null, roomId] } },
    { $set: { chatRoomId: roomId, owner: { kind: "room", id: roomId } } },
    { session, returnDocument: "after" },
  ).lean<StoredFileRecord>();
  if (!file) throw validationFailed([{ path: "fileUrl", message: "invalid" }]);
  const { risks, ...attached } = attachedFileOf(file);
  return { ...attached, ...(risks?.length && { risks }) };
};
