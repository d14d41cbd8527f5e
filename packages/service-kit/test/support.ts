import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { captureLogs, startHttp, testKeys, type CapturedLogs, type TestHttp } from "@legal/test-kit";
import type { Express, Router } from "express";
import { createHttpApp, createIdentity, type HttpAppOptions } from "../src/index.ts";

export const AUDIENCE = "kit";

export const createTestApp = (routers: Router[], options: Partial<HttpAppOptions> = {}): Express => {
  const { trustedKeys } = testKeys();
  const identity = createIdentity({ audience: AUDIENCE, trustedKeys });
  const { logger } = captureLogs();
  return createHttpApp({ name: AUDIENCE, logger, identity, routers, checks: {}, ...options });
};

export const startTestApp = async (
  routers: Router[],
  options: Partial<HttpAppOptions> = {},
): Promise<TestHttp & { logs: CapturedLogs }> => {
  const logs = captureLogs();
  const http = await startHttp(createTestApp(routers, { logger: logs.logger, ...options }), { audience: AUDIENCE });
  return { ...http, logs };
};

export interface RunningProgram {
  output: () => string;
  errors: () => string;
  kill: (signal: NodeJS.Signals) => void;
  exitCode: Promise<number | null>;
}

/** Runs a program of test/programs as a process of its own. */
export const runProgram = (name: string, env: Record<string, string>): RunningProgram => {
  const file = join(import.meta.dirname, "programs", name);
  const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH ?? "", ...env } });
  const text = { output: "", errors: "" };
  child.stdout.on("data", (chunk: Buffer) => (text.output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text.errors += chunk.toString()));
  return {
    output: () => text.output,
    errors: () => text.errors,
    kill: (signal) => void child.kill(signal),
    exitCode: once(child, "close").then(([code]) => code as number | null),
  };
};
