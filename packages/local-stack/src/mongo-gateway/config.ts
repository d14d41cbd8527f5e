import { StackError } from "../stack-error.ts";

export interface GatewayConfig {
  port: number;
  /** The folder of PostgreSQL's socket. */
  postgresSocket: string;
  /** Connections to PostgreSQL; each costs it 10 to 30 MB once used. */
  maxPostgresConnections: number;
  /** How long a command waits for a free one before it is refused. */
  postgresWaitMs: number;
  postgresIdleMs: number;
  maxClientConnections: number;
  cursorIdleMs: number;
  transactionIdleMs: number;
  /** How long a statement inside a transaction waits for another's lock before it counts as a write conflict. */
  transactionLockWaitMs: number;
  ttlIntervalMs: number;
}

const defaults: Omit<GatewayConfig, "port" | "postgresSocket"> = {
  maxPostgresConnections: 24,
  postgresWaitMs: 10_000,
  postgresIdleMs: 5_000,
  maxClientConnections: 1_000,
  cursorIdleMs: 600_000,
  transactionIdleMs: 60_000,
  transactionLockWaitMs: 100,
  ttlIntervalMs: 60_000,
};

/** MONGO_GATEWAY_PORT, MONGO_GATEWAY_POSTGRES_SOCKET, and any default as MONGO_GATEWAY_TTL_INTERVAL_MS and so on. */
export const readConfig = (env: NodeJS.ProcessEnv): GatewayConfig => {
  const postgresSocket = env.MONGO_GATEWAY_POSTGRES_SOCKET;
  if (!postgresSocket)
    throw new StackError("MONGO_GATEWAY_POSTGRES_SOCKET must name the folder of PostgreSQL's socket.");
  const names = Object.keys(defaults) as (keyof typeof defaults)[];
  const settings = names.map((name) => [name, numberOf(env, variableOf(name), defaults[name])]);
  return {
    port: numberOf(env, "MONGO_GATEWAY_PORT"),
    postgresSocket,
    ...(Object.fromEntries(settings) as typeof defaults),
  };
};

/** cursorIdleMs is set by MONGO_GATEWAY_CURSOR_IDLE_MS. */
const variableOf = (name: string) =>
  `MONGO_GATEWAY_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const numberOf = (env: NodeJS.ProcessEnv, name: string, fallback?: number) => {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (value !== undefined && Number.isInteger(value) && value >= 0) return value;
  throw new StackError(`${name} must be a whole number, not ${env[name] ?? "absent"}.`);
};
