import { BSON, type Document } from "bson";
import { MongoError } from "./mongo-error.ts";
import type { Executor } from "./postgres.ts";

export interface Namespace {
  database: string;
  collection: string;
}

/**
 * A unique index was violated: keyPattern, keyValue and message as mongoose users expect them.
 * The values are looked up in the first of the documents that has them.
 */
export const duplicateKey = async (postgres: Executor, where: Namespace, index: string, documents: Document[]) => {
  const keyPattern = index === "_id_" ? { _id: 1 } : await keyPatternOf(postgres, where, index);
  const keyValue = Object.fromEntries(Object.keys(keyPattern).map((path) => [path, firstValue(documents, path)]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  const message = `E11000 duplicate key error collection: ${where.database}.${where.collection} index: ${index} dup key: { ${shown.join(", ")} }`;
  return new MongoError(11000, message, { fields: { keyPattern, keyValue } });
};

/** The index named at the end of the engine's message; the primary key has no name there. */
export const indexInMessage = (message: string) => /index:? '?([^']+)'?\s*$/i.exec(message)?.[1] ?? "_id_";

/**
 * findAndModify raises the violation itself: the constraint names the index by number, and DETAIL holds the new
 * document, hexadecimal, beside a list of index terms.
 */
export const duplicateKeyFromViolation = async (postgres: Executor, where: Namespace, violation: Error) => {
  const { constraint = "", detail = "" } = violation as { constraint?: string; detail?: string };
  const number = /^documents_rum_index_(\d+)$/.exec(constraint)?.[1];
  const [row] = number
    ? await postgres.query(
        "SELECT (index_spec).index_name AS name FROM documentdb_api_catalog.collection_indexes WHERE index_id = $1",
        [Number(number)],
      )
    : [];
  const index = typeof row?.name === "string" ? row.name : "_id_";
  const document = documentInDetail(detail);
  // The primary key's entry is the bare id, under an empty name.
  const offered = "" in document ? { _id: document[""] as unknown } : document;
  return duplicateKey(postgres, where, index, [offered]);
};

const documentInDetail = (detail: string): Document => {
  const offered = detail.split(" conflicts with")[0] ?? "";
  const values = offered.slice(offered.indexOf(")=(") + 3);
  const documents = [...values.matchAll(/BSONHEX([0-9a-f]+)/g)].map(([, hex]) =>
    BSON.deserialize(Buffer.from(hex ?? "", "hex")),
  );
  return documents.find((document) => !("$shard_key_value" in document)) ?? {};
};

const keyPatternOf = async (
  postgres: Executor,
  { database, collection }: Namespace,
  index: string,
): Promise<Document> => {
  const request = BSON.serialize({ listIndexes: collection, cursor: { batchSize: 1_000 } });
  const { page } = await postgres.run("listIndexes", [database, Buffer.from(request)]);
  const indexes = BSON.deserialize(page).cursor.firstBatch as Document[];
  return (indexes.find(({ name }) => name === index)?.key as Document | undefined) ?? {};
};

const firstValue = (documents: Document[], path: string): unknown => {
  const values = documents.map((document) => valueAt(document, path));
  return values.find((value) => value !== undefined && !isOperator(value)) ?? null;
};

/** The value at a dotted path; over an array, the elements' values. */
const valueAt = (value: unknown, path: string): unknown => {
  if (value === null || typeof value !== "object") return undefined;
  if (Object.hasOwn(value, path)) return (value as Document)[path];
  const [head = "", ...rest] = path.split(".");
  if (Array.isArray(value) && !/^\d+$/.test(head)) return value.map((element) => valueAt(element, path));
  const next: unknown = (value as Document)[head];
  return rest.length === 0 ? next : valueAt(next, rest.join("."));
};

const isOperator = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).some((name) => name.startsWith("$"));

const show = (value: unknown) => (typeof value === "string" ? JSON.stringify(value) : BSON.EJSON.stringify(value));
