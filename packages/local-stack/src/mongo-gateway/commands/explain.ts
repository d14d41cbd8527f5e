import { BSON, type Document } from "bson";
import { MongoError } from "../mongo-error.ts";
import { wholeBody } from "../request.ts";
import { type Command, ok } from "./command.ts";

const planned: Record<string, string> = { find: "find", aggregate: "pipeline", count: "count", distinct: "distinct" };

const rowsOf = (node: Document, field: string): number => Number(node[field] ?? 0) * Number(node["Actual Loops"] ?? 1);

/** Index scans beneath a bitmap read no documents. */
const readsDocuments = (type: string): boolean =>
  type.endsWith("Scan") && type !== "Bitmap Index Scan" && type !== "Custom Scan";

/** How many documents the scans of a plan that was run have read, also those that no condition fitted. */
const documentsRead = (node: Document): number => {
  const below = ((node["Plans"] ?? []) as Document[]).reduce((sum, child) => sum + documentsRead(child), 0);
  if (!readsDocuments(String(node["Node Type"]))) return below;
  const fields = ["Actual Rows", "Rows Removed by Filter", "Rows Removed by Index Recheck"];
  return fields.reduce((sum, field) => sum + rowsOf(node, field), below);
};

/** PostgreSQL's own plan, in the place where tools look for MongoDB's. */
const explain: Command = async (request, { executor }) => {
  const { explain: inner, verbosity } = wholeBody(request) as { explain: Document; verbosity?: string };
  const command = Object.keys(inner)[0] ?? "";
  const kind = planned[command];
  if (!kind) throw new MongoError(115, `explain of ${command} is not supported`);
  const runs = verbosity !== "queryPlanner";
  const rows = await executor.query(
    `EXPLAIN (FORMAT JSON, VERBOSE${runs ? ", ANALYZE" : ""}) SELECT document FROM documentdb_api_catalog.bson_aggregation_${kind}($1, $2::bytea::documentdb_core.bson)`,
    [request.database, Buffer.from(BSON.serialize(inner))],
  );
  const [plan] = rows.flatMap((row) => row["QUERY PLAN"] as { Plan: Document }[]);
  return ok({
    queryPlanner: { namespace: `${request.database}.${inner[command]}`, winningPlan: plan?.Plan },
    ...(runs &&
      plan && {
        executionStats: { nReturned: rowsOf(plan.Plan, "Actual Rows"), totalDocsExamined: documentsRead(plan.Plan) },
      }),
    explainVersion: "2",
  });
};

export const explainCommands: Record<string, Command> = { explain };
