import type { DeletedUser } from "@legal/contracts";
import mongoose from "mongoose";
import { faithfulDocument } from "./faithful-document.ts";
import { markDeleted } from "./mark-deleted.ts";
import { markRestored } from "./mark-restored.ts";
import { readExport, verifyExport } from "./read-export.ts";
import { hashOf, type CollectionName, type ExportRecord, type Manifest } from "./records.ts";

type Client = mongoose.mongo.MongoClient;
type Stored = Extract<ExportRecord, { kind: "document" }>;

interface RestoreOptions {
  client: Client;
  /** All databases of the platform: the file may name no other, and every one of them must be empty. */
  databases: readonly string[];
  key: Uint8Array;
  file: string;
  /** Auth's, where accounts are marked to be deleted once more. */
  authDatabase: string;
  /** Who was deleted, as far as it was kept outside of the databases. */
  deleted?: readonly DeletedUser[];
}

const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_DOCUMENTS = 500;

const assertKnown = ({ collections }: Manifest, databases: readonly string[]): void => {
  const foreign = collections.find(({ database }) => !databases.includes(database));
  if (foreign) throw new Error(`the export holds the database ${foreign.database}, which is none of this platform's`);
};

const assertEmpty = async (client: Client, databases: readonly string[]): Promise<void> => {
  for (const database of databases) {
    for (const { name } of await client.db(database).listCollections({}, { nameOnly: true }).toArray()) {
      if (
        await client
          .db(database)
          .collection(name)
          .findOne({}, { projection: { _id: 1 } })
      )
        throw new Error(`${database}.${name} is not empty: an export is restored into an empty platform only`);
    }
  }
};

const idsOf = (documents: readonly Stored[]): unknown[] =>
  documents.map(({ bytes }) => {
    const parsed = faithfulDocument(bytes);
    return parsed instanceof Map ? parsed.get("_id") : (parsed as { _id: unknown })._id;
  });

/** What was written is read back: a document that the server stores differently must not go unnoticed. */
const assertUnchanged = async (client: Client, { database, name }: CollectionName, documents: readonly Stored[]) => {
  const filter = { _id: { $in: idsOf(documents) } } as mongoose.mongo.Filter<mongoose.mongo.Document>;
  const cursor = client.db(database).collection(name).find(filter, { raw: true });
  const wanted = new Set(documents.map(({ hash }) => hash.toString("hex")));
  for await (const bytes of cursor as unknown as AsyncIterable<Uint8Array>)
    wanted.delete(hashOf(bytes).toString("hex"));
  if (wanted.size > 0) throw new Error(`${database}.${name}: ${wanted.size} documents were stored differently`);
};

const writer = (client: Client) => {
  let target: CollectionName | undefined;
  let batch: Stored[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (!target || batch.length === 0) return;
    const documents = batch.map(({ bytes }) => faithfulDocument(bytes));
    const writeConcern = { w: "majority" };
    await client.db(target.database).command({ insert: target.name, documents, writeConcern });
    await assertUnchanged(client, target, batch);
    [batch, size] = [[], 0];
  };
  return {
    flush,
    begin: async (collection: CollectionName) => {
      await flush();
      target = collection;
    },
    add: async (document: Stored) => {
      if (batch.length === BATCH_DOCUMENTS || size + document.bytes.length > BATCH_BYTES) await flush();
      batch.push(document);
      size += document.bytes.length;
    },
  };
};

const write = ({ client, file, key }: RestoreOptions): Promise<void> =>
  readExport(file, key, async (records) => {
    const to = writer(client);
    for await (const record of records) {
      if (record.kind === "collection") await to.begin(record.collection);
      if (record.kind === "document") await to.add(record);
    }
    await to.flush();
  });

const assertCounts = async (client: Client, { collections }: Manifest): Promise<void> => {
  for (const { database, name, count } of collections) {
    const stored = await client.db(database).collection(name).countDocuments();
    if (stored !== count) throw new Error(`${database}.${name} has ${stored} documents instead of ${count}`);
  }
};

/**
 * Brings a full export back into an empty platform. The whole file is proved genuine before anything is written; what
 * is written is compared with it, deleted accounts are marked to be deleted again, and rooms to be made to agree with
 * their messages. When that fails the databases, empty before, are emptied again.
 */
export const restoreDatabases = async (options: RestoreOptions): Promise<Manifest> => {
  const { client, databases, file, key } = options;
  const manifest = await verifyExport(file, key);
  assertKnown(manifest, databases);
  await assertEmpty(client, databases);
  try {
    await write(options);
    await assertCounts(client, manifest);
    await markDeleted(client, options.authDatabase, options.deleted ?? []);
    await markRestored(client, manifest);
    return manifest;
  } catch (error) {
    for (const database of databases) await client.db(database).dropDatabase();
    throw error;
  }
};
