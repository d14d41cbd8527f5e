import { BSON, type Document } from "bson";
import { MongoError } from "../mongo-error.ts";
import { wholeBody } from "../request.ts";
import { type Command, ok } from "./command.ts";

const planned: Record<string, string> = { find: "find", aggregate: "pipeline", count: "count", distinct: "distinct" };

/** PostgreSQL's own plan, in the place where tools look for MongoDB's. */
const explain: Command = async (request, { executor }) => {
  const inner = wholeBody(request).explain as Document;
  const command = Object.keys(inner)[0] ?? "";
  const kind = planned[command];
  if (!kind) throw new MongoError(115, `explain of ${command} is not supported`);
  const rows = await executor.query(
    `EXPLAIN (FORMAT JSON, VERBOSE) SELECT document FROM documentdb_api_catalog.bson_aggregation_${kind}($1, $2::bytea::documentdb_core.bson)`,
    [request.database, Buffer.from(BSON.serialize(inner))],
  );
  const [plan] = rows.flatMap((row) => row["QUERY PLAN"] as { Plan: Document }[]);
  return ok({
    queryPlanner: { namespace: `${request.database}.${inner[command]}`, winningPlan: plan?.Plan },
    explainVersion: "2",
  });
};

export const explainCommands: Record<string, Command> = { explain };
