import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import mongoose from "mongoose";
import { verifyExport } from "./read-export.ts";
import {
  encode,
  hashOf,
  type CollectionFacts,
  type CollectionName,
  type ExportRecord,
  type Manifest,
} from "./records.ts";
import { seal } from "./sealed-file.ts";

interface ExportOptions {
  client: mongoose.mongo.MongoClient;
  databases: readonly string[];
  key: Uint8Array;
  /** Must not exist yet; it appears when it is whole. */
  file: string;
}

type Session = mongoose.mongo.ClientSession;

/** The stored bytes of all documents by rising id, as the server sends them. */
const storedBytes = (client: mongoose.mongo.MongoClient, { database, name }: CollectionName, session?: Session) =>
  client
    .db(database)
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 }, ...(session && { session }) }) as unknown as AsyncIterable<Uint8Array>;

/** The bytes of files, which never change and may take longer to read than the server keeps its history. */
const isOfFiles = ({ name }: CollectionName): boolean => name.endsWith(".chunks");

/** Those of files last: whatever file the others name was whole by then. */
const collectionsOf = async ({ client, databases }: ExportOptions): Promise<CollectionName[]> => {
  const all: CollectionName[] = [];
  for (const database of databases) {
    const found = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
    const names = found.map(({ name }) => name).filter((name) => !name.startsWith("system."));
    all.push(...names.toSorted().map((name) => ({ database, name })));
  }
  return [...all.filter((one) => !isOfFiles(one)), ...all.filter(isOfFiles)];
};

const recordsOf = async function* (options: ExportOptions, session: Session): AsyncGenerator<ExportRecord> {
  const createdAt = new Date();
  const collections: CollectionFacts[] = [];
  for (const collection of await collectionsOf(options)) {
    yield { kind: "collection", collection };
    const digest = createHash("sha256");
    let count = 0;
    for await (const stored of storedBytes(options.client, collection, isOfFiles(collection) ? undefined : session)) {
      const bytes = Buffer.from(stored);
      const hash = hashOf(bytes);
      digest.update(hash);
      count += 1;
      yield { kind: "document", hash, bytes };
    }
    collections.push({ ...collection, count, digest: digest.digest("hex") });
  }
  yield { kind: "manifest", manifest: { createdAt, collections } };
};

const encoded = async function* (records: AsyncIterable<ExportRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield encode(record);
};

const SNAPSHOT_TOO_OLD = 239;

const explained = (error: unknown): unknown =>
  error instanceof mongoose.mongo.MongoServerError && error.code === SNAPSHOT_TOO_OLD
    ? new Error(
        "MongoDB forgot the state of one instant before all of it was read: raise its parameter " +
          "minSnapshotHistoryWindowInSeconds (300 by default) beyond the time that an export takes",
        { cause: error },
      )
    : error;

/** Of two exports into one file the second is refused; until it is whole it has another name. */
const claim = (part: string): Promise<FileHandle> =>
  open(part, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new Error(`${part} exists already: another export writes it, or one that was killed has left it`);
  });

/**
 * Writes every document of the databases into one sealed file, streaming, as they were at one instant where the server can
 * read so. Returns what the file holds, proved by reading it again.
 */
export const exportDatabases = async (options: ExportOptions): Promise<Manifest> => {
  const { client, file, key } = options;
  const part = `${file}.part`;
  const claimed = await claim(part);
  const session = client.startSession({ snapshot: true });
  try {
    if (existsSync(file)) throw new Error(`${file} exists already`);
    await pipeline(
      Readable.from(encoded(recordsOf(options, session)), { objectMode: false }),
      createGzip(),
      (compressed: AsyncIterable<Buffer>) => seal(compressed, key),
      claimed.createWriteStream({ flush: true }),
    );
    const manifest = await verifyExport(part, key);
    await rename(part, file);
    return manifest;
  } catch (error) {
    throw explained(error);
  } finally {
    await claimed.close();
    await rm(part, { force: true });
    await session.endSession();
  }
};
