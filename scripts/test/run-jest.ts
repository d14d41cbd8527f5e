import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

export interface FileResult {
  name: string;
  status: string;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  assertionResults: { status: string }[];
}

/** What jest writes with --json, as far as it matters here. */
export interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: FileResult[];
}

export const runJest = (args: readonly string[], resultFile: string): Results => {
  const command = [
    "--experimental-vm-modules",
    "--no-warnings",
    "node_modules/jest/bin/jest.js",
    // Jest would leave one core idle, and much of the time is waiting for servers.
    "--maxWorkers=2",
    "--json",
    `--outputFile=${resultFile}`,
    ...args,
  ];
  rmSync(resultFile, { force: true });
  spawnSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  return JSON.parse(readFileSync(resultFile, "utf8")) as Results;
};
