import mongoose, { type ConnectOptions } from "mongoose";
import type { Logger } from "pino";
import { backoffMs, waitFor } from "../async/waiting.ts";
import { isDependencyDown } from "../errors/dependency-down.ts";

interface MongoOptions {
  /** Without a database name. */
  url: string;
  database: string;
  logger: Logger;
}

const QUERY_LIMIT_MS = 5000;

// A filter with a misspelt field must fail, not match everything.
mongoose.set("strictQuery", "throw");
mongoose.set("bufferCommands", false);
mongoose.set("runValidators", true);
mongoose.set("maxTimeMS", QUERY_LIMIT_MS);

/**
 * Short waits: an unavailable database must show as a 503 within two seconds, even when it hangs without closing. A
 * heartbeat may take as long as that allows, for where the processor is short a second passes while all are well.
 */
const CONNECT_OPTIONS = {
  serverSelectionTimeoutMS: 1000,
  connectTimeoutMS: 1500,
  heartbeatFrequencyMS: 500,
  socketTimeoutMS: 30_000,
  waitQueueTimeoutMS: 5000,
  maxPoolSize: 20,
  writeConcern: { w: "majority" },
  readConcern: { level: "majority" },
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
} as const satisfies ConnectOptions;

let leaving = false;

const reportState = (logger: Logger): void => {
  mongoose.connection.on("disconnected", () => {
    if (!leaving) logger.warn("MongoDB is unavailable");
  });
  mongoose.connection.on("reconnected", () => logger.info("MongoDB is back"));
  mongoose.connection.on("error", (error) => logger.warn({ err: error }, "MongoDB connection failed"));
};

const RETRY = { firstMs: 250, maxMs: 5000 };

const untilReachable = async <T>(attempt: () => Promise<T>, logger: Logger): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDependencyDown(error)) throw error;
      logger.warn({ tries, err: error }, "waiting for MongoDB");
      await waitFor(backoffMs(tries, RETRY));
    }
  }
};

/**
 * Collections and indexes of every registered model. They must exist before the first transaction, and a missing
 * unique index is a reason not to start.
 */
export const prepareCollections = async (): Promise<void> => {
  for (const model of Object.values(mongoose.models)) {
    await model.createCollection();
    await model.createIndexes();
  }
};

/** Connects mongoose's default connection, waiting (with a log line) while the server is unavailable, and prepares all models. */
export const connectMongo = async ({ url, database, logger }: MongoOptions): Promise<void> => {
  leaving = false;
  reportState(logger);
  await untilReachable(async () => {
    await mongoose.connect(url, { ...CONNECT_OPTIONS, dbName: database });
    await prepareCollections();
  }, logger);
  logger.info({ database }, "MongoDB connected");
};

export const disconnectMongo = async (): Promise<void> => {
  leaving = true;
  await mongoose.disconnect();
};

/** A health check: the server answers a ping. */
export const checkMongo = async (): Promise<void> => {
  if (!mongoose.connection.db) throw new Error("not connected");
  await mongoose.connection.db.command({ ping: 1 });
};
