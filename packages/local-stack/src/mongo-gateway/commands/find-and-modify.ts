import { BSON } from "bson";
import { duplicateKeyFromViolation } from "../duplicate-key.ts";
import { collectionOf, wholeBody } from "../request.ts";
import { retryPassingFailures, UPSERT_ATTEMPTS } from "../retry-passing-failures.ts";
import { isConflict, isUniqueViolation } from "../translate-error.ts";
import { type Command, UnexplainedError } from "./command.ts";

export const findAndModify: Command = async (request, { executor, inTransaction }) => {
  const where = { database: request.database, collection: collectionOf(request) };
  const once = async () => (await executor.run("findAndModify", [request.database, request.body])).page;
  // Another upsert of the same key may have come first; the second attempt then finds its document.
  const isPassing = (error: unknown, attempt: number) =>
    isConflict(error) || (isUniqueViolation(error) && attempt < UPSERT_ATTEMPTS && wholeBody(request).upsert === true);
  try {
    const page = inTransaction
      ? await once()
      : await retryPassingFailures(once, { error: isPassing, result: () => false });
    return countedNoOp(page);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new UnexplainedError((explaining) => duplicateKeyFromViolation(explaining, where, error));
  }
};

/** DocumentDB 1.0 reports a match that changed nothing as n: 0; MongoDB counts it. */
function countedNoOp(page: Buffer): Uint8Array {
  const answer = BSON.deserialize(page, { promoteValues: false });
  const { value, lastErrorObject } = answer;
  if (!value || !lastErrorObject || "upserted" in lastErrorObject || Number(lastErrorObject.n) > 0) return page;
  answer.lastErrorObject = { ...lastErrorObject, n: 1, updatedExisting: true };
  return BSON.serialize(answer);
}
