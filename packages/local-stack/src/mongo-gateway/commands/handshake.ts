import { MAX_MESSAGE_BYTES } from "../framing.ts";
import { type Command, ok } from "./command.ts";

const MAX_BSON_BYTES = 16 * 1024 * 1024;
const VERSION = "7.0.0";

/** The greeting of a mongos: with it drivers use sessions, transactions and retryable writes without a replica set's name. */
const greeting = (connectionId: number) => ({
  helloOk: true,
  msg: "isdbgrid",
  maxBsonObjectSize: MAX_BSON_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 25_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
});

const hello: Command = async ({ connectionId }) => ok({ isWritablePrimary: true, ...greeting(connectionId) });
const isMaster: Command = async ({ connectionId }) => ok({ ismaster: true, ...greeting(connectionId) });

const serverStatus: Command = async (_, { cursors, transactions, counters }) =>
  ok({
    host: "localhost",
    version: VERSION,
    process: "mongo-gateway",
    pid: process.pid,
    uptime: process.uptime(),
    localTime: new Date(),
    metrics: { cursor: { open: { total: cursors.size } } },
    opcounters: counters.read(),
    transactions: { currentOpen: transactions.open },
  });

export const handshakeCommands: Record<string, Command> = {
  hello,
  ismaster: isMaster,
  ping: async (_, { executor }) => {
    await executor.query("SELECT 1");
    return ok();
  },
  buildinfo: async () =>
    ok({ version: VERSION, versionArray: [7, 0, 0, 0], bits: 64, maxBsonObjectSize: MAX_BSON_BYTES, modules: [] }),
  serverstatus: serverStatus,
  connectionstatus: async () => ok({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  getparameter: async () => ok({ featureCompatibilityVersion: { version: "7.0" } }),
};
