import { BSON } from "bson";
import { duplicateKeyFromViolation } from "../duplicate-key.ts";
import { collectionOf, namespaceOf, wholeBody } from "../request.ts";
import { retryLostRaces } from "../retry-lost-races.ts";
import { isConflict, isUniqueViolation } from "../translate-error.ts";
import { type Command, UnexplainedError } from "./command.ts";

export const findAndModify: Command = async (request, { executor, inTransaction, repetitions }) => {
  const where = { database: request.database, collection: collectionOf(request) };
  const once = async () => (await executor.run("findAndModify", [request.database, request.body])).page;
  const ofError = (error: unknown) => {
    if (isConflict(error)) return "conflict";
    return isUniqueViolation(error) && wholeBody(request).upsert === true ? "duplicate" : undefined;
  };
  const untilSettled = () =>
    retryLostRaces(once, { ofError, ofResult: () => undefined }, (work) => repetitions.run(namespaceOf(request), work));
  try {
    return countedNoOp(await (inTransaction ? once() : untilSettled()));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new UnexplainedError((explaining) => duplicateKeyFromViolation(explaining, where, error));
  }
};

/** DocumentDB 1.0 reports a match that changed nothing as n: 0; MongoDB counts it. */
const countedNoOp = (page: Buffer): Uint8Array => {
  const answer = BSON.deserialize(page, { promoteValues: false });
  const { value, lastErrorObject } = answer;
  if (!value || !lastErrorObject || "upserted" in lastErrorObject || Number(lastErrorObject.n) > 0) return page;
  answer.lastErrorObject = { ...lastErrorObject, n: 1, updatedExisting: true };
  return BSON.serialize(answer);
};
