import { id, type CaseFile, type FileRisk } from "@legal/contracts";
import { pathOf } from "@legal/contracts/client";
import { downloadFileRoute } from "@legal/contracts/routes";
import { notFound, validationFailed } from "@legal/service-kit";
import type { Request, Response } from "express";
import type { ClientSession } from "mongoose";
import { typeOfExtension } from "./file-kinds.ts";
import { sendFile } from "./send-file.ts";
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

const PREFIX = pathOf(downloadFileRoute, { id: "" });

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

const findFileOfRoom = (fileId: string, roomId: string): Promise<StoredFileRecord | null> =>
  StoredFile.findOne({ _id: fileId, complete: true, chatRoomId: roomId }).lean<StoredFileRecord>();

/** A file that a message of the room carries already. */
export const findRoomFile = async (fileUrl: string, roomId: string): Promise<AttachedFile> => {
  const file = await findFileOfRoom(fileIdOf(fileUrl) ?? "", roomId);
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

/**
 * Files that a paper of the case uses. An upload that no message carries is tied to the room, once: else it would be
 * removed as unsent. What belongs to another room, or is another person's unsent upload, is left out.
 */
export const attachToCase = async (
  fileIds: readonly string[],
  uploaderId: string,
  roomId: string,
): Promise<CaseFile[]> => {
  const unsent = { _id: { $in: fileIds }, uploaderId, complete: true, chatRoomId: null };
  await StoredFile.updateMany(unsent, { $set: { chatRoomId: roomId, owner: { kind: "room", id: roomId } } });
  const files = await StoredFile.find({ _id: { $in: fileIds }, complete: true, chatRoomId: roomId }).lean<
    StoredFileRecord[]
  >();
  return files.map(({ _id, name, type, size }) => ({ id: _id, name, type, size }));
};

/** The bytes of a file that a message of the room carries. Throws 404. */
export const sendRoomFile = async (fileId: string, roomId: string, req: Request, res: Response): Promise<void> => {
  const file = await findFileOfRoom(fileId, roomId);
  if (!file) throw notFound("file");
  await sendFile(file, req, res);
};
