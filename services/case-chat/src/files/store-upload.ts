import { once } from "node:events";
import { AppError, newId } from "@legal/service-kit";
import { contentCheck } from "./content-check.ts";
import { deleteBytes, openBytesForWriting } from "./file-bytes.ts";
import { isAllowedExtension, typeOfExtension } from "./file-kinds.ts";
import { extensionOf, safeFileName } from "./safe-file-name.ts";
import { StoredFile, type FileExtension, type StoredFileRecord } from "./stored-file-model.ts";
import { wrongType } from "./byte-check.ts";

const announceUpload = async (
  uploaderId: string,
  name: string,
  extension: FileExtension,
): Promise<StoredFileRecord> => {
  const type = typeOfExtension(extension);
  const record = {
    _id: newId(),
    uploaderId,
    chatRoomId: null,
    name,
    type,
    size: 0,
    complete: false,
    createdAt: new Date(),
  };
  await StoredFile.create([record]);
  return record;
};

/** Chunk by chunk, each stored before the next is read: when this ends, nothing is still on its way to the database. */
const writeBytes = async (fileId: string, source: AsyncIterable<Buffer>, extension: FileExtension): Promise<number> => {
  const check = contentCheck(extension);
  const target = openBytesForWriting(fileId);
  // Awaited writes report their failures themselves.
  target.on("error", () => undefined);
  let size = 0;
  for await (const chunk of source) {
    check.take(chunk);
    size += chunk.length;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    target.write(chunk, (error) => (error ? reject(error) : resolve()));
    await promise;
  }
  check.end();
  if (size === 0) throw new AppError(400, "FILE_MISSING");
  const finished = once(target, "finish");
  target.end();
  await finished;
  return size;
};

const discard = async (fileId: string): Promise<void> => {
  await deleteBytes([fileId]);
  await StoredFile.deleteOne({ _id: fileId });
};

/** Keeps a file whose content is what its name says, or nothing of it. */
export const storeUpload = async (
  source: AsyncIterable<Buffer>,
  givenName: string,
  uploaderId: string,
): Promise<StoredFileRecord> => {
  const name = safeFileName(givenName);
  const extension = extensionOf(name);
  if (!isAllowedExtension(extension)) throw wrongType();
  const record = await announceUpload(uploaderId, name, extension);
  try {
    const size = await writeBytes(record._id, source, extension);
    const finished = { size, complete: true };
    await StoredFile.updateOne({ _id: record._id }, { $set: finished });
    return { ...record, ...finished };
  } catch (error) {
    await discard(record._id);
    throw error;
  }
};
