import { setTimeout as delay } from "node:timers/promises";
import { Pool, type PoolClient } from "pg";
import { mandatoryIndexSetting } from "../provisioning/postgres-settings.ts";
import { socketHost } from "../servers/socket-host.ts";
import { StackError } from "../stack-error.ts";
import type { GatewayConfig } from "./config.ts";
import { MongoError } from "./mongo-error.ts";
import { type StatementName, statements } from "./statements.ts";
import { isConnectionLost } from "./translate-error.ts";

const RECONNECT_EVERY_MS = 50;

export interface Row {
  page: Buffer;
  continuation: Buffer | null;
  pinned: boolean;
  id: string;
}

export type Value = string | number | Buffer | null;

/** Something statements can be run on: the pool, or the one connection a transaction holds. */
export interface Executor {
  run(name: StatementName, values: Value[]): Promise<Row>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

export interface Postgres extends Executor {
  /** A connection for one transaction's use alone. */
  reserve(): Promise<Reserved>;
  close(): Promise<void>;
}

export interface Reserved extends Executor {
  /** Gives the connection back; `broken` true closes it, for when its state is not known. */
  release(broken?: boolean): void;
}

/** A bounded pool: no more connections than configured, and no wait for one longer than configured. */
export const connectPostgres = (config: GatewayConfig, onError: (error: Error) => void): Postgres => {
  const pool = new Pool({
    host: socketHost(config.postgresSocket).host,
    user: "postgres",
    database: "postgres",
    max: config.maxPostgresConnections,
    idleTimeoutMillis: config.postgresIdleMs,
    connectionTimeoutMillis: config.postgresWaitMs,
  });
  // An error without a listener ends the process. The pool listens to idle connections only, so all get one below.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", onError));
  const acquire = async () => executorOn(await connected(pool, config.postgresWaitMs));
  const once = async <T>(use: (connection: Reserved) => Promise<T>) => {
    const connection = await acquire();
    try {
      return await use(connection);
    } finally {
      connection.release();
    }
  };
  return {
    run: (name, values) => once((connection) => connection.run(name, values)),
    query: (text, values) => once((connection) => connection.query(text, values)),
    reserve: acquire,
    close: () => pool.end(),
  };
};

const executorOn = (client: PoolClient): Reserved => {
  return {
    async run(name, values) {
      // Named, so that each connection parses it only once.
      return (await client.query<Row>({ name, text: statements[name], values })).rows[0] as Row;
    },
    async query(text, values) {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    },
    release: (broken = false) => client.release(broken),
  };
};

/** While PostgreSQL is being started again, commands wait for it instead of failing. */
const connected = async (pool: Pool, waitMs: number): Promise<PoolClient> => {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      return await pool.connect().catch(explainWait(waitMs));
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() > deadline) throw error;
    }
    await delay(RECONNECT_EVERY_MS);
  }
};

const explainWait = (waitMs: number) => (error: Error) => {
  if (!/timeout exceeded when trying to connect/.test(error.message)) throw error;
  throw new MongoError(262, `no connection to the database became free within ${waitMs} ms`, {
    labels: ["RetryableWriteError"],
  });
};

/** Refuses a PostgreSQL on which indexes would crash it or let duplicates in. Throws StackError. */
export const requireIndexSetting = async (postgres: Executor) => {
  const { name, value } = mandatoryIndexSetting;
  const [row] = await postgres.query("SELECT current_setting($1, true) AS value", [name]);
  const found = row?.value as string | null | undefined;
  if (found === value) return;
  throw new StackError(
    `PostgreSQL must run with ${name}=${value}, but it is ${found ?? "not set"}. Start it with -c ${name}=${value}.`,
  );
};
