import { setTimeout as delay } from "node:timers/promises";
import { BSON, type Document } from "bson";
import { MongoError } from "../mongo-error.ts";
import { collectionOf } from "../request.ts";
import { stateOf } from "../translate-error.ts";
import { type Command, ok } from "./command.ts";

const ATTEMPTS = 6;
/** Several index builds at once deadlock or lose races inside the engine; asked again, they succeed. */
const passingStates = new Set(["40P01", "55P03", "23505", "40001", "XX000"]);

const createIndexes: Command = async (request, { executor, inTransaction }) => {
  const collection = collectionOf(request);
  for (let attempt = 1; ; attempt++) {
    try {
      return (await executor.run("createIndexes", [request.database, request.body])).page;
    } catch (error) {
      if (isBuildOverDuplicates(error)) {
        throw new MongoError(
          11000,
          `E11000 duplicate key error collection: ${request.database}.${collection}: ${error.detail ?? error.message}`,
        );
      }
      if (inTransaction || attempt === ATTEMPTS || !passingStates.has(stateOf(error))) throw error;
      await delay(50 * attempt);
    }
  }
};

const isBuildOverDuplicates = (error: unknown): error is Error & { detail?: string } =>
  error instanceof Error && ["23505", "23P01"].includes(stateOf(error)) && error.message.includes("could not create");

const dropIndexes: Command = async ({ database, body }, { executor }) => {
  const [row] = await executor.query("CALL documentdb_api.drop_indexes($1, $2, NULL)", [database, body]);
  const answer = decode(row?.retval);
  if (!answer.ok) throw new MongoError(Number(answer.code) || 1, String(answer.errmsg));
  return ok({ ...answer, ok: 1 });
};

/** A procedure's result comes as text: BSONHEX and the document in hexadecimal. */
const decode = (text: unknown): Document => BSON.deserialize(Buffer.from(String(text).replace(/^BSONHEX/, ""), "hex"));

export const indexCommands: Record<string, Command> = { createindexes: createIndexes, dropindexes: dropIndexes };
