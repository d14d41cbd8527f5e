/** The engine's functions. BSON goes in as bytes and comes out as bytes; the gateway looks inside only where it must. */
const cursorPage =
  "cursorpage::bytea AS page, continuation::bytea AS continuation, persistconnection AS pinned, cursorid AS id";

export const statements = {
  insert: "SELECT p_result::bytea AS page FROM documentdb_api.insert($1, $2, $3, NULL)",
  update: "SELECT p_result::bytea AS page FROM documentdb_api.update($1, $2, $3, NULL)",
  delete: "SELECT p_result::bytea AS page FROM documentdb_api.delete($1, $2, $3, NULL)",
  findAndModify: "SELECT p_result::bytea AS page FROM documentdb_api.find_and_modify($1, $2, NULL)",
  find: `SELECT ${cursorPage} FROM documentdb_api.find_cursor_first_page($1, $2)`,
  aggregate: `SELECT ${cursorPage} FROM documentdb_api.aggregate_cursor_first_page($1, $2)`,
  listCollections: `SELECT ${cursorPage} FROM documentdb_api.list_collections_cursor_first_page($1, $2)`,
  listIndexes: `SELECT ${cursorPage} FROM documentdb_api.list_indexes_cursor_first_page($1, $2)`,
  getMore:
    "SELECT cursorpage::bytea AS page, continuation::bytea AS continuation FROM documentdb_api.cursor_get_more($1, $2, $3)",
  count: "SELECT document::bytea AS page FROM documentdb_api.count_query($1, $2)",
  distinct: "SELECT document::bytea AS page FROM documentdb_api.distinct_query($1, $2)",
  validate: "SELECT document::bytea AS page FROM documentdb_api.validate($1, $2)",
  create: "SELECT documentdb_api.create_collection_view($1, $2)::bytea AS page",
  collMod: "SELECT documentdb_api.coll_mod($1, $2, $3)::bytea AS page",
  createIndexes: "SELECT documentdb_api_internal.create_indexes_non_concurrently($1, $2, true)::bytea AS page",
  drop: "SELECT documentdb_api.drop_collection($1, $2) AS dropped",
  dropDatabase: "SELECT documentdb_api.drop_database($1)",
  renameCollection: "SELECT documentdb_api.rename_collection($1::documentdb_core.bson)",
  collStats: "SELECT documentdb_api.coll_stats($1, $2, $3)::bytea AS page",
  dbStats: "SELECT documentdb_api.db_stats($1, $2)::bytea AS page",
  listDatabases: "SELECT documentdb_api.list_databases($1)::bytea AS page",
  createCollection: "SELECT documentdb_api.create_collection($1, $2)",
} as const;

export type StatementName = keyof typeof statements;
