import { notFound, type User } from "@legal/service-kit";
import { findReadableRoom, type FileRoom } from "./file-owner.ts";
import { ownerOf, StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

interface FoundFile {
  file: StoredFileRecord;
  /** Null until the file is attached to something. */
  room: FileRoom | null;
}

/** A file for its uploader until it is attached, then for those who may read what it belongs to. */
export const findFile = async (fileId: string, reader: User): Promise<FoundFile> => {
  const file = await StoredFile.findOne({ _id: fileId, complete: true }).lean<StoredFileRecord>();
  if (!file) throw notFound("file");
  const owner = ownerOf(file);
  const room = owner && (await findReadableRoom(owner, reader));
  if (owner ? !room : file.uploaderId !== reader.id) throw notFound("file");
  return { file, room };
};
