import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type mongoose from "mongoose";
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

/** The stored bytes of all documents by rising id, as the server sends them. */
const storedBytes = (client: mongoose.mongo.MongoClient, { database, name }: CollectionName) =>
  client
    .db(database)
    .collection(name)
    .find({}, { raw: true, sort: { _id: 1 } }) as unknown as AsyncIterable<Uint8Array>;

const collectionsOf = async (client: mongoose.mongo.MongoClient, database: string): Promise<CollectionName[]> => {
  const found = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith("system."));
  return names.toSorted().map((name) => ({ database, name }));
};

const recordsOf = async function* (
  { client, databases }: ExportOptions,
  finish: (manifest: Manifest) => void,
): AsyncGenerator<ExportRecord> {
  const createdAt = new Date();
  const collections: CollectionFacts[] = [];
  for (const database of databases) {
    for (const collection of await collectionsOf(client, database)) {
      yield { kind: "collection", collection };
      const digest = createHash("sha256");
      let count = 0;
      for await (const stored of storedBytes(client, collection)) {
        const bytes = Buffer.from(stored);
        const hash = hashOf(bytes);
        digest.update(hash);
        count += 1;
        yield { kind: "document", hash, bytes };
      }
      collections.push({ ...collection, count, digest: digest.digest("hex") });
    }
  }
  const manifest = { createdAt, collections };
  finish(manifest);
  yield { kind: "manifest", manifest };
};

const encoded = async function* (records: AsyncIterable<ExportRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield encode(record);
};

/** Writes every document of the databases into one sealed file, streaming. Returns what is in it. */
export const exportDatabases = async (options: ExportOptions): Promise<Manifest> => {
  const { file, key } = options;
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const part = `${file}.part`;
  let manifest: Manifest | undefined;
  try {
    await pipeline(
      Readable.from(encoded(recordsOf(options, (made) => (manifest = made))), { objectMode: false }),
      createGzip(),
      (compressed: AsyncIterable<Buffer>) => seal(compressed, key),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    if (!manifest) throw new Error("the export has no manifest");
    await rename(part, file);
    return manifest;
  } finally {
    await rm(part, { force: true });
  }
};
