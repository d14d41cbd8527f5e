import { once } from "node:events";
import { AppError, newId, unauthenticated } from "@legal/service-kit";
import type { InspectDocx } from "./docx-check.ts";
import { fileBytes } from "./file-bytes.ts";
import { contentCheck, isAllowedExtension, typeOfExtension } from "./file-kinds.ts";
import { extensionOf, safeFileName } from "./safe-file-name.ts";
import { StoredFile, type FileExtension, type StoredFileRecord } from "./stored-file-model.ts";
import { wrongType, type ByteCheck, type ReadBytes } from "./byte-check.ts";
import type { UploadQuota } from "./upload-quota.ts";
import type { ScanForViruses } from "./virus-scanner.ts";

interface StoreDeps {
  quota: UploadQuota;
  /** The queue is fair between persons: this is whose file it is. */
  inspectDocx: (parts: Parameters<InspectDocx>[0], person: string) => ReturnType<InspectDocx>;
  /** Absent where no scanner is set up. */
  scan?: ScanForViruses | undefined;
}

const createFileRecord = async (
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

interface Arriving {
  fileId: string;
  source: AsyncIterable<Buffer>;
  check: ByteCheck;
  quota: (bytes: number) => Promise<void>;
}

/** Chunk by chunk, each stored before the next is read: when this ends, no write is pending. */
const writeBytes = async ({ fileId, source, check, quota }: Arriving): Promise<number> => {
  const target = fileBytes.openForWriting(fileId);
  // Awaited writes report their failures themselves.
  target.on("error", () => undefined);
  let size = 0;
  for await (const chunk of source) {
    check.take(chunk);
    await quota(chunk.length);
    size += chunk.length;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    target.write(chunk, (error) => (error ? reject(error) : resolve()));
    await promise;
  }
  if (size === 0) throw new AppError(400, "FILE_MISSING");
  const finished = once(target, "finish");
  target.end();
  await finished;
  return size;
};

const reading =
  (fileId: string, size: number): ReadBytes =>
  async (start, end) => {
    const from = Math.min(start, size);
    const to = Math.min(end, size);
    return from < to
      ? Buffer.concat(await fileBytes.openForReading(fileId, { start: from, end: to }).toArray())
      : Buffer.alloc(0);
  };

const discard = async (fileId: string): Promise<void> => {
  await fileBytes.remove([fileId]);
  await StoredFile.deleteOne({ _id: fileId });
};

export type StoreUpload = (
  source: AsyncIterable<Buffer>,
  givenName: string,
  uploaderId: string,
) => Promise<StoredFileRecord>;

/** Stores a file whose content matches its name, with what is unsafe about it; otherwise nothing of it. */
export const createUploadStore =
  ({ quota, inspectDocx, scan }: StoreDeps): StoreUpload =>
  async (source, givenName, uploaderId) => {
    const name = safeFileName(givenName);
    const extension = extensionOf(name);
    if (!isAllowedExtension(extension)) throw wrongType();
    const record = await createFileRecord(uploaderId, name, extension);
    const fileId = record._id;
    try {
      const check = contentCheck(extension, (parts) => inspectDocx(parts, uploaderId));
      const size = await writeBytes({ fileId, source, check, quota: (bytes) => quota(uploaderId, bytes) });
      const risks = await check.end(reading(fileId, size));
      await scan?.(fileBytes.openForReading(fileId, { start: 0, end: size }));
      const finished = { size, risks, complete: true };
      const { matchedCount } = await StoredFile.updateOne({ _id: fileId }, { $set: finished });
      // The account's deletion removed the record and the bytes stored by then; these came after it.
      if (matchedCount === 0) throw unauthenticated("the account was deleted meanwhile");
      return { ...record, ...finished };
    } catch (error) {
      await discard(fileId);
      throw error;
    }
  };
