import { createHash } from "node:crypto";
import mongoose from "mongoose";

const { BSON } = mongoose.mongo;

export interface CollectionName {
  database: string;
  name: string;
}

export interface CollectionFacts extends CollectionName {
  count: number;
  /** SHA-256 over the hashes of its documents, in hex. */
  digest: string;
}

export interface Manifest {
  createdAt: Date;
  collections: CollectionFacts[];
}

/** What an export consists of, in this order: each collection followed by its documents as BSON, the manifest at the end. */
export type ExportRecord =
  | { kind: "collection"; collection: CollectionName }
  | { kind: "document"; hash: Buffer; bytes: Buffer }
  | { kind: "manifest"; manifest: Manifest };

const KINDS = ["collection", "document", "manifest"] as const;
const HASH_BYTES = 32;
/** MongoDB's own limit, with room for what stands around a document. */
const BSON_MAX_BYTES = 17 * 1024 * 1024;

export const hashOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

const kindByte = (kind: ExportRecord["kind"]): Buffer => Buffer.of(KINDS.indexOf(kind));

export const encode = (record: ExportRecord): Buffer => {
  if (record.kind === "document") return Buffer.concat([kindByte(record.kind), record.hash, record.bytes]);
  const content = record.kind === "collection" ? record.collection : record.manifest;
  return Buffer.concat([kindByte(record.kind), BSON.serialize(content)]);
};

/** Takes exact numbers of bytes from a stream. */
const reader = (source: AsyncIterable<Uint8Array>) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const fill = async (size: number): Promise<boolean> => {
    const parts = [rest];
    let length = rest.length;
    while (length < size) {
      const { done, value } = await chunks.next();
      if (done) break;
      parts.push(Buffer.from(value));
      length += value.length;
    }
    rest = parts.length === 1 ? rest : Buffer.concat(parts);
    return rest.length >= size;
  };
  return {
    isOver: async () => !(await fill(1)),
    take: async (size: number): Promise<Buffer> => {
      if (!(await fill(size))) throw new Error("the export ends in the middle of a record");
      const taken = rest.subarray(0, size);
      rest = rest.subarray(size);
      return taken;
    },
    peek: async (size: number): Promise<Buffer> => {
      if (!(await fill(size))) throw new Error("the export ends in the middle of a record");
      return rest.subarray(0, size);
    },
  };
};

export const decode = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<ExportRecord> {
  const from = reader(source);
  const takeBson = async (): Promise<Buffer> => {
    const length = (await from.peek(4)).readInt32LE();
    if (length < 5 || length > BSON_MAX_BYTES) throw new Error("the export holds something that is no document");
    return from.take(length);
  };
  while (!(await from.isOver())) {
    const kind = KINDS[(await from.take(1))[0] ?? -1];
    if (kind === "document") yield { kind, hash: await from.take(HASH_BYTES), bytes: await takeBson() };
    else if (kind === "collection") yield { kind, collection: BSON.deserialize(await takeBson()) as CollectionName };
    else if (kind === "manifest") yield { kind, manifest: BSON.deserialize(await takeBson()) as Manifest };
    else throw new Error("the export holds a record of an unknown kind");
  }
};
