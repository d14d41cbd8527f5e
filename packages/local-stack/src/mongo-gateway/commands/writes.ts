import { codes } from "../mongo-error.ts";
import { collectionOf, namespaceOf, type Request } from "../request.ts";
import { type LostRace, retryLostRaces } from "../retry-lost-races.ts";
import { isConflict } from "../translate-error.ts";
import { type Command, type CommandContext, UnexplainedError } from "./command.ts";
import { findAndModify } from "./find-and-modify.ts";
import { explainFailure, type Failure, failuresIn, withFailures } from "./write-failures.ts";
import { itemSequence, itemsOf, type WriteName } from "./write-items.ts";

interface Outcome {
  page: Buffer;
  failures: Failure[];
}

const write =
  (name: WriteName): Command =>
  async (request, context) => {
    collectionOf(request);
    const once = async (): Promise<Outcome> => {
      const values = [request.database, request.body, itemSequence(name, request)];
      const { page } = await context.executor.run(name, values);
      return { page, failures: failuresIn(page, context.inTransaction) };
    };
    const { page, failures } = context.inTransaction ? await once() : await untilSettled(name, request, once, context);
    if (failures.length === 0) return page;
    throwWholeCommandFailure(name, request, failures, context);
    return withFailures(name, request, page, failures, context.postgres);
  };

/**
 * Outside transactions MongoDB never lets a write fail because of another one, nor an upsert because another one
 * inserted first: it tries again. A raised conflict has undone the whole command; a returned one may follow items that
 * were written, so only a command of one item is repeated.
 */
const untilSettled = (
  name: WriteName,
  request: Request,
  once: () => Promise<Outcome>,
  { repetitions }: CommandContext,
) =>
  retryLostRaces(
    once,
    {
      ofError: (error) => (isConflict(error) ? "conflict" : undefined),
      ofResult: ({ failures }) => lostRace(name, request, failures[0]),
    },
    (work) => repetitions.run(namespaceOf(request), work),
  );

const lostRace = (name: WriteName, request: Request, failure: Failure | undefined): LostRace => {
  const code = failure?.error.code;
  if (code !== codes.writeConflict && code !== codes.duplicateKey) return undefined;
  const [item, ...others] = itemsOf(name, request);
  if (others.length > 0) return undefined;
  if (code === codes.writeConflict) return "conflict";
  return item?.upsert === true ? "duplicate" : undefined;
};

/** Failures the driver must see on the command, not on an item: those it retries, and any inside a transaction. */
const throwWholeCommandFailure = (
  name: WriteName,
  request: Request,
  failures: Failure[],
  { inTransaction }: CommandContext,
) => {
  const repeatable: number[] = [codes.writeConflict, codes.lockTimeout, codes.maxTimeExpired];
  const [first] = failures;
  if (first && repeatable.includes(first.error.code) && (inTransaction || itemsOf(name, request).length === 1))
    throw first.error;
  if (first && inTransaction) throw new UnexplainedError((executor) => explainFailure(name, request, first, executor));
};

export const writeCommands: Record<string, Command> = {
  insert: write("insert"),
  update: write("update"),
  delete: write("delete"),
  findandmodify: findAndModify,
};
