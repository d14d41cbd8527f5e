/**
 * Must be off before the first index is made. With it on, DocumentDB 1.0 crashes on
 * `{a: 1, b: {$elemMatch: {$gt: …}}}` over an index {a: 1, b: ±1}, and a unique index with a descending key
 * accepts duplicates of null.
 */
export const mandatoryIndexSetting = { name: "documentdb.defaultUseCompositeOpClass", value: "off" } as const;

const extensionLibraries = "pg_documentdb_core,pg_documentdb";

/** Only to create the extension, which depends on pg_cron's; nothing is scheduled, so no launcher has to run. */
export const installArguments = () => [
  ...postgresArguments({ durable: false }),
  "-c",
  `shared_preload_libraries=pg_cron,${extensionLibraries}`,
  "-c",
  "cron.database_name=postgres",
  "-c",
  "cron.launch_active_jobs=off",
];

const settings = {
  listen_addresses: "",
  unix_socket_directories: "/sock",
  shared_preload_libraries: extensionLibraries,
  "documentdb.enableBackgroundWorker": "off",
  // Implicit collection creation dials localhost over TCP otherwise, and fails.
  "documentdb.localhost_connection_string": "host=/sock",
  max_connections: "60",
  // Local files need no worker processes to be read.
  io_method: "sync",
  autovacuum_max_workers: "1",
  shared_buffers: "128MB",
  // Racing writers of one unique key wait for each other in a circle, which only this timer breaks.
  deadlock_timeout: "50ms",
  jit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  max_parallel_workers_per_gather: "0",
  [mandatoryIndexSetting.name]: mandatoryIndexSetting.value,
  "documentdb.createTTLIndexAsCompositeByDefault": "off",
  "documentdb.useFileBasedPersistedCursors": "on",
  "documentdb_core.enableCollation": "on",
  "documentdb.enableCollationWithNonUniqueOrderedIndexes": "on",
  search_path: "documentdb_api_catalog,documentdb_api,public",
  client_min_messages: "warning",
  logging_collector: "off",
};

const throwAway = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const lasting = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

export const postgresArguments = ({ durable }: { durable: boolean }) =>
  Object.entries({ ...settings, ...(durable ? lasting : throwAway) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
