import { BSON } from "bson";
import { collectionCommands } from "./commands/collections.ts";
import { type Command, type Gateway, UnexplainedError } from "./commands/command.ts";
import { explainCommands } from "./commands/explain.ts";
import { handshakeCommands } from "./commands/handshake.ts";
import { indexCommands } from "./commands/indexes.ts";
import { readCommands } from "./commands/reads.ts";
import { sessionCommands } from "./commands/sessions.ts";
import { writeCommands } from "./commands/writes.ts";
import { MongoError, answerOf } from "./mongo-error.ts";
import { collectionOf, type Request } from "./request.ts";
import { translateError } from "./translate-error.ts";
import { ok } from "./commands/command.ts";

const commands = new Map<string, Command>(
  Object.entries({
    ...handshakeCommands,
    ...sessionCommands,
    ...readCommands,
    ...writeCommands,
    ...collectionCommands,
    ...indexCommands,
    ...explainCommands,
  }),
);

/** Runs one command and answers it; a failure is an answer too. */
export const execute = async (request: Request, gateway: Gateway): Promise<Uint8Array> => {
  const inTransaction = request.session?.inTransaction ?? false;
  gateway.counters.count(request.command);
  try {
    return await dispatch(request, gateway);
  } catch (error) {
    return BSON.serialize(answerOf(await asMongoError(error, gateway, inTransaction)));
  }
};

const asMongoError = async (error: unknown, { postgres }: Gateway, inTransaction: boolean): Promise<MongoError> => {
  if (!(error instanceof UnexplainedError)) return translateError(error, inTransaction);
  return error.explain(postgres).catch((failure: unknown) => translateError(failure, inTransaction));
};

const dispatch = async (request: Request, gateway: Gateway): Promise<Uint8Array> => {
  const { session, command } = request;
  const { postgres, transactions, retryableWrites } = gateway;
  if (session?.inTransaction) {
    if (command === "committransaction") return transactions.commit(session).then(() => ok());
    if (command === "aborttransaction") return transactions.abort(session).then(() => ok());
    const run = commandOf(request);
    return transactions
      .run(request, session, (executor) => run(request, { ...gateway, executor, inTransaction: true }))
      .catch(async (error: unknown) => {
        await createMissingCollection(error, request, gateway);
        throw new MongoError(112, "WriteConflict: the collection was created meanwhile", {
          labels: ["TransientTransactionError"],
        });
      });
  }
  const attempt = () => commandOf(request)(request, { ...gateway, executor: postgres, inTransaction: false });
  const run = () =>
    attempt().catch(async (error: unknown) => {
      await createMissingCollection(error, request, gateway);
      return attempt();
    });
  if (session?.transactionNumber !== undefined && command in writeCommands) return retryableWrites.once(session, run);
  return run();
};

const commandOf = ({ command, commandName }: Request): Command => {
  const found = commands.get(command);
  if (found) return found;
  throw new MongoError(59, `no such command: '${commandName}'`);
};

/**
 * DocumentDB 1.0 cannot create a collection while, or inside a transaction that began before, another one creates it. It
 * is created here; the command is run again, or the driver, which receives a conflict, runs its transaction again.
 * Throws every other error as it is.
 */
const createMissingCollection = async (error: unknown, request: Request, { postgres }: Gateway): Promise<void> => {
  if (!(error instanceof Error) || !error.message.includes("Unable to create the specified collection")) throw error;
  await postgres.run("createCollection", [request.database, collectionOf(request)]);
};
