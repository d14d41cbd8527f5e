import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack } from "@legal/local-stack";
import { startContainers } from "./containers.ts";
import type { RunningServers } from "./running-servers.ts";

let running: RunningServers | undefined;

const sayProgress = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Tests have days of their own: nothing goes for its age. */
const TTL_INTERVAL_MS = 86_400_000;

const startThrowAwayStack = async (): Promise<RunningServers> => {
  process.env.MONGO_GATEWAY_TTL_INTERVAL_MS = String(TTL_INTERVAL_MS);
  const dataDir = await mkdtemp(join(tmpdir(), "legal-test-"));
  const stack = await startStack({ dataDir, durable: false, onProgress: sayProgress });
  return {
    urls: stack.urls,
    stop: async () => {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const areGiven = (): boolean =>
  ["MONGODB_URL", "REDIS_URL", "RABBITMQ_URL"].every((name) => Boolean(process.env[name]));

/**
 * Makes MONGODB_URL, REDIS_URL and RABBITMQ_URL point at real servers for this run: those given by the environment,
 * else containers where an engine answers, else a throw-away local stack.
 */
export const startBackingServices = async (): Promise<void> => {
  if (areGiven()) return;
  stopOnSignals();
  running = (await startContainers(sayProgress)) ?? (await startThrowAwayStack());
  process.env.MONGODB_URL ||= running.urls.mongodbUrl;
  process.env.REDIS_URL ||= running.urls.redisUrl;
  process.env.RABBITMQ_URL ||= running.urls.rabbitmqUrl;
};

export const stopBackingServices = async (): Promise<void> => {
  await running?.stop();
  running = undefined;
};

const stopAndExit = async (): Promise<void> => {
  await stopBackingServices();
  process.exit(130);
};

/** Ctrl-C ends Jest without its global teardown; the servers' data would stay behind. */
const stopOnSignals = (): void => {
  process.once("SIGINT", () => void stopAndExit());
  process.once("SIGTERM", () => void stopAndExit());
};
