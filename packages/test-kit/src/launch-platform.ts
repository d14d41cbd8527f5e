import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePorts } from "./free-ports.ts";
import type { Platform } from "./platform.ts";
import { runningPlatform } from "./running-platform.ts";

export { freePorts } from "./free-ports.ts";
export type { Platform } from "./platform.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const START_LIMIT_MS = 10 * 60_000;
const READY = "Ready after";

interface RunFile {
  address: string;
  launcher: number;
  pids: Record<string, number>;
  addresses: Record<string, string>;
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const untilReady = (launcher: ChildProcess, lines: string[]) =>
  new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`the platform did not start: ${why}\n${lines.slice(-30).join("\n")}`));
    };
    const timer = setTimeout(() => fail("time is up"), START_LIMIT_MS);
    launcher.once("exit", (code) => fail(`exit code ${code}`));
    for (const stream of [launcher.stdout, launcher.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (!line.startsWith(READY)) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });

/** A test run's shared servers are not this platform's: it brings its own, with its own data and administrator. */
const withoutBackingServices = (): NodeJS.ProcessEnv => {
  const { MONGODB_URL: _mongodb, REDIS_URL: _redis, RABBITMQ_URL: _rabbitmq, ...env } = process.env;
  return env;
};

/** Stops the launcher as Ctrl-C would and waits for its end. */
const end = (launcher: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (launcher.exitCode !== null) return resolve();
    launcher.once("exit", () => resolve());
    launcher.kill("SIGTERM");
  });

/**
 * Starts the whole platform through its launcher, as `npm start` does, on a port and a data folder of its own.
 * A given `dataDir` is kept on stop; otherwise a temporary one is made and removed.
 * With PLATFORM_URL in the environment it is the platform that runs there, in containers, and nothing is started.
 */
export const launchPlatform = async (
  options: {
    /** Free ones where none is named. */
    port?: number;
    dataDir?: string;
    env?: Record<string, string>;
    /** Of the launcher, such as `--replicas`. */
    args?: string[];
    /** The folder of another release's sources, instead of these. */
    sources?: string;
  } = {},
): Promise<Platform> => {
  const running = runningPlatform();
  if (running) return running;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "legal-platform-"));
  const startedAt = performance.now();
  const launcher = spawn(process.execPath, ["scripts/start.ts", ...(options.args ?? [])], {
    cwd: options.sources ?? ROOT,
    env: {
      ...withoutBackingServices(),
      PORT: String(options.port ?? (await freePorts())),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  try {
    await untilReady(launcher, lines);
  } catch (error) {
    await end(launcher);
    throw error;
  }
  const runFile = () => readJson(join(dataDir, "run.json")) as RunFile;
  const secrets = readJson(join(dataDir, "secrets.json")) as { adminUsername: string; adminPassword: string };
  const { address, addresses, urls } = runFile();
  return {
    address,
    addresses,
    dataDir,
    urls,
    admin: { username: secrets.adminUsername, password: secrets.adminPassword },
    startSeconds: (performance.now() - startedAt) / 1000,
    pids: () => ({ ...runFile().pids, launcher: launcher.pid ?? 0 }),
    output: () => lines.join("\n"),
    stop: async () => {
      await end(launcher);
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
