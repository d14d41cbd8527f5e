import { createHash } from "node:crypto";
import { once } from "node:events";
import { AppError, counter, newId, type Logger } from "@legal/service-kit";
import { createFileBucket } from "@legal/service-kit/mongo";
import mongoose from "mongoose";
import { Version, type FrozenFile, type VersionRecord } from "./version-model.ts";

const damaged = counter(
  "document_files_damaged_total",
  "Downloads of a frozen paper whose bytes are not those approved",
);

export const papers = createFileBucket("papers");

export const fileIdsOf = (files: VersionRecord["files"]): string[] =>
  files ? [files.pdf.fileId, files.docx.fileId] : [];

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Stores a file before anything refers to it; what a crash leaves without a reference is an orphan. */
export const keepBytes = async (bytes: Buffer, documentId: string): Promise<FrozenFile> => {
  const fileId = newId();
  const target = papers.openForWriting(fileId, { metadata: { documentId } });
  const finished = once(target, "finish");
  target.end(bytes);
  await finished;
  return { fileId, sha256: sha256Of(bytes), size: bytes.length };
};

/** The bytes as they were approved; throws when they are not. */
export const readFrozen = async ({ fileId, sha256, size }: FrozenFile, logger: Logger): Promise<Buffer> => {
  const failed = (): AppError => {
    damaged.inc();
    logger.error({ fileId }, "a frozen paper is not what was approved: restore it from a backup");
    return new AppError(500, "DOCUMENT_FILE_DAMAGED");
  };
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of papers.openForReading(fileId)) chunks.push(chunk as Buffer);
  } catch (error) {
    // A file or a part of it is missing; a database that does not answer is another matter.
    if (error instanceof mongoose.mongo.MongoGridFSChunkError || /FileNotFound|not found/.test(String(error)))
      throw failed();
    throw error;
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== size || sha256Of(bytes) !== sha256) throw failed();
  return bytes;
};

export const prepareFrozen = async (): Promise<void> => {
  await papers.prepare();
  // The job reads them by age.
  await mongoose.connection.collection("papers.files").createIndex({ uploadDate: 1 });
};

/** Longer than an approval can take between its files and its transaction. */
const ORPHAN_AFTER_MS = 3_600_000;
const BATCH = 100;

const orphansBefore = async (before: Date, after: Date): Promise<{ ids: string[]; last: Date | undefined }> => {
  const files = mongoose.connection.collection<{ _id: string; uploadDate: Date }>("papers.files");
  const page = { projection: { uploadDate: 1 }, sort: { uploadDate: 1 }, limit: BATCH } as const;
  const old = await files.find({ uploadDate: { $lt: before, $gt: after } }, page).toArray();
  const ids = old.map(({ _id }) => _id);
  const referring = { $or: [{ "files.pdf.fileId": { $in: ids } }, { "files.docx.fileId": { $in: ids } }] };
  const versions = await Version.find({ files: { $type: "object" }, ...referring }, { files: 1 }).lean<
    VersionRecord[]
  >();
  const kept = new Set(versions.flatMap(({ files: own }) => fileIdsOf(own)));
  return { ids: ids.filter((id) => !kept.has(id)), last: old.at(-1)?.uploadDate };
};

/** Removes files that no approved version refers to: a process ended between its files and its transaction. */
export const deleteOrphans = async (now = new Date(), signal?: AbortSignal): Promise<number> => {
  const before = new Date(now.getTime() - ORPHAN_AFTER_MS);
  let deleted = 0;
  for (let after = new Date(0); ;) {
    signal?.throwIfAborted();
    const { ids, last } = await orphansBefore(before, after);
    await papers.remove(ids);
    deleted += ids.length;
    if (!last) return deleted;
    after = last;
  }
};
