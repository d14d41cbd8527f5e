import { collectionOf, wholeBody } from "../request.ts";
import { type Command, ok } from "./command.ts";

const scaleOf = (request: Parameters<Command>[0]) => Number(wholeBody(request).scale ?? 1);

export const collectionCommands: Record<string, Command> = {
  create: async ({ database, body }, { executor }) => (await executor.run("create", [database, body])).page,
  collmod: async (request, { executor }) =>
    (await executor.run("collMod", [request.database, collectionOf(request), request.body])).page,
  drop: async (request, { executor }) => {
    const collection = collectionOf(request);
    await executor.run("drop", [request.database, collection]);
    return ok({ ns: `${request.database}.${collection}` });
  },
  dropdatabase: async ({ database }, { executor }) => {
    await executor.run("dropDatabase", [database]);
    return ok({ dropped: database });
  },
  renamecollection: async ({ body }, { executor }) => {
    await executor.run("renameCollection", [body]);
    return ok();
  },
  collstats: async (request, { executor }) =>
    (await executor.run("collStats", [request.database, collectionOf(request), scaleOf(request)])).page,
  dbstats: async (request, { executor }) => (await executor.run("dbStats", [request.database, scaleOf(request)])).page,
  listdatabases: async ({ body }, { executor }) => (await executor.run("listDatabases", [body])).page,
  validate: async ({ database, body }, { executor }) => (await executor.run("validate", [database, body])).page,
};
