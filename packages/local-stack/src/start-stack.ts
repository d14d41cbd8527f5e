import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { confinement } from "./confinement.ts";
import { requireSpace } from "./disk-space.ts";
import { recall, remember, serverDirectory, type Instance, type ServerName } from "./instance.ts";
import { endLeftovers, serverFolders } from "./leftovers.ts";
import { tryLock } from "./lock.ts";
import { choosePorts, type WantedPorts } from "./ports.ts";
import { provision } from "./provisioning/root-file-system.ts";
import { lockFile, runningUnder } from "./running.ts";
import { startServers, type Servers } from "./servers/start-servers.ts";
import { StackError } from "./stack-error.ts";
import { type StackUrls, urlsOf } from "./stack-urls.ts";

export interface Stack {
  urls: StackUrls;
  /** Of the servers as they run now; a server that was started again has a new one. */
  pids: Record<ServerName, number>;
  /** Ends every process. A durable stack keeps its data; a throw-away one deletes it. */
  stop(): Promise<void>;
}

export interface StackOptions {
  dataDir: string;
  /** True: every acknowledged write survives kill -9 of everything. False: for tests; data goes at stop. */
  durable: boolean;
  /** Free ones are chosen, and kept in dataDir, for those not given. */
  ports?: WantedPorts;
  /**
   * Redis's users, as the lines of its ACL file; who does not log in must be let PING. Without it everyone on this
   * machine may do anything there.
   */
  redisUsers?: string;
  onProgress?: (line: string) => void;
}

/**
 * Starts MongoDB-compatible, Redis and RabbitMQ servers and keeps them running until `stop`.
 * The very first start on a machine downloads them. Throws StackError, with nothing left running.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const dataDirectory = resolve(options.dataDir);
  mkdirSync(join(dataDirectory, "logs"), { recursive: true });
  const lock = tryLock(lockFile(dataDirectory));
  if (!lock) {
    const holder = runningUnder(dataDirectory);
    throw new StackError(`The servers of ${dataDirectory} already run, under process ${holder}. Stop that one first.`);
  }
  try {
    const instance = await prepareInstance(dataDirectory, options);
    const servers = await startServers(instance, options.onProgress ?? quiet);
    return stackOf(instance, servers, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** A fresh PostgreSQL with room for its log to turn over. */
const NEEDED_BYTES = 300_000_000;

const quiet = () => undefined;

const prepareInstance = async (dataDirectory: string, options: StackOptions): Promise<Instance> => {
  const { durable, ports: wanted = {}, onProgress = quiet } = options;
  const last = recall(dataDirectory);
  if (last && last.durable !== durable) {
    throw new StackError(`${dataDirectory} holds ${last.durable ? "lasting" : "throw-away"} data; use another folder.`);
  }
  requireSpace(dataDirectory, NEEDED_BYTES, "Free some, or put the data on a larger disk.");
  const how = await confinement();
  await endLeftovers(dataDirectory);
  if (!durable) discardData(dataDirectory);
  const ports = await choosePorts(wanted, last?.ports);
  const provisioned = await provision(how, onProgress);
  remember(dataDirectory, { durable, ports });
  return { dataDirectory, durable, ports, how, provisioned, redisUsers: options.redisUsers };
};

const discardData = (dataDirectory: string) => {
  for (const name of [...serverFolders, "sock"] as const) {
    rmSync(serverDirectory(dataDirectory, name), { recursive: true, force: true });
  }
};

const stackOf = ({ ports, dataDirectory, durable }: Instance, servers: Servers, release: () => void): Stack => ({
  urls: urlsOf(ports),
  pids: {
    get postgres() {
      return servers.postgres.pid;
    },
    get gateway() {
      return servers.gateway.pid;
    },
    get redis() {
      return servers.redis.pid;
    },
    get rabbitmq() {
      return servers.rabbitmq.pid;
    },
  },
  async stop() {
    await servers.gateway.stop(durable);
    await Promise.all([servers.postgres, servers.redis, servers.rabbitmq].map((server) => server.stop(durable)));
    await servers.epmd.stop(durable);
    if (!durable) discardData(dataDirectory);
    release();
  },
});
