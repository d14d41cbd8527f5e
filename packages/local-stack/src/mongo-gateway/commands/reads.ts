import { Long } from "bson";
import { deleteCursorFiles } from "../cursors.ts";
import { MongoError } from "../mongo-error.ts";
import { wholeBody } from "../request.ts";
import type { StatementName } from "../statements.ts";
import { type Command, ok } from "./command.ts";

/** A command that answers with a first page and, when there is more, a cursor. */
const firstPage =
  (statement: StatementName): Command =>
  async ({ database, body }, { executor, cursors }) => {
    const { page, continuation, pinned, id } = await executor.run(statement, [database, body]);
    if (pinned) throw new MongoError(1, "the cursor cannot leave its connection");
    if (continuation) cursors.keep(id, database, continuation);
    return page;
  };

const getMore: Command = async ({ argument, body }, { executor, cursors }) => {
  const id = String(argument);
  const cursor = cursors.find(id);
  if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
  const { page, continuation } = await executor.run("getMore", [cursor.database, body, cursor.continuation]);
  if (continuation) cursors.keep(id, cursor.database, continuation);
  else cursors.forget(id);
  return page;
};

const killCursors: Command = async (request, { cursors, postgres }) => {
  const wanted: unknown = wholeBody(request).cursors;
  const ids = Array.isArray(wanted) ? wanted.map(String) : [];
  const killed = ids.filter((id) => cursors.forget(id));
  await deleteCursorFiles(postgres, killed);
  const unknown = ids.filter((id) => !killed.includes(id));
  return ok({ cursorsKilled: longs(killed), cursorsNotFound: longs(unknown), cursorsAlive: [], cursorsUnknown: [] });
};

const longs = (ids: string[]) => ids.map((id) => Long.fromString(id));

const single =
  (statement: StatementName): Command =>
  async ({ database, body }, { executor }) =>
    (await executor.run(statement, [database, body])).page;

export const readCommands: Record<string, Command> = {
  find: firstPage("find"),
  aggregate: firstPage("aggregate"),
  listcollections: firstPage("listCollections"),
  listindexes: firstPage("listIndexes"),
  getmore: getMore,
  killcursors: killCursors,
  count: single("count"),
  distinct: single("distinct"),
};
