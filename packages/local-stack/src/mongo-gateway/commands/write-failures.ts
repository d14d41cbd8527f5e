import { BSON, type Document } from "bson";
import { duplicateKey, indexInMessage, type Namespace } from "../duplicate-key.ts";
import { codes, type MongoError } from "../mongo-error.ts";
import type { Executor } from "../postgres.ts";
import { collectionOf, type Request } from "../request.ts";
import { translateState, unpackState } from "../translate-error.ts";
import { itemsOf, type WriteName } from "./write-items.ts";

/** One of a write command's items, refused. */
export interface Failure {
  index: number;
  error: MongoError;
}

/** The failures inside the engine's answer to a write, which it reports under its own SQLSTATEs. */
export const failuresIn = (page: Buffer, inTransaction: boolean): Failure[] => {
  if (!page.includes("writeErrors")) return [];
  const errors = (BSON.deserialize(page).writeErrors ?? []) as Document[];
  return errors.map(({ index, code, errmsg }) => ({
    index: Number(index),
    error: translateState(unpackState(Number(code)), String(errmsg), inTransaction),
  }));
};

/** The engine's answer with every failure written as MongoDB writes it. */
export const withFailures = async (
  name: WriteName,
  request: Request,
  page: Buffer,
  failures: Failure[],
  executor: Executor,
) => {
  const writeErrors = await Promise.all(
    failures.map(async (failure) => {
      const { code, message, fields } = await explainFailure(name, request, failure, executor);
      return { index: failure.index, code, errmsg: message, ...fields };
    }),
  );
  return BSON.serialize({ ...BSON.deserialize(page, { promoteLongs: false }), writeErrors });
};

/** Finds out which key was the duplicate one; any other failure is already fully described. */
export const explainFailure = async (
  name: WriteName,
  request: Request,
  { index, error }: Failure,
  executor: Executor,
) => {
  if (error.code !== codes.duplicateKey) return error;
  const where = { database: request.database, collection: collectionOf(request) };
  const item = itemsOf(name, request)[index] ?? {};
  const documents = name === "insert" ? [item] : await documentsOfUpdate(where, item, executor);
  return duplicateKey(executor, where, indexInMessage(error.message), documents);
};

/** Where the offending values of an update can come from, the most specific first. */
const documentsOfUpdate = async (where: Namespace, { q, u }: Document, executor: Executor): Promise<Document[]> => {
  const operators = (Array.isArray(u) ? {} : u) as Document;
  const current = await firstMatch(where, q as Document, executor);
  const sources = [operators.$set, operators.$setOnInsert, operators, q, current] as (Document | undefined)[];
  return sources.filter((document) => document !== undefined);
};

const firstMatch = async ({ database, collection }: Namespace, filter: Document, executor: Executor) => {
  const request = BSON.serialize({ find: collection, filter, limit: 1, singleBatch: true });
  const { page } = await executor.run("find", [database, Buffer.from(request)]);
  return (BSON.deserialize(page).cursor.firstBatch as Document[])[0];
};
