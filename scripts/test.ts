import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { buildFrontends } from "./platform/build-frontends.ts";
import { ensureChromium } from "./platform/chromium.ts";

/** What jest writes with --json; only the totals matter here. */
interface Totals {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

const args = process.argv.slice(2);
const resultFile = ".cache/test-results.json";

if (args.length === 0) {
  ensureChromium((line) => console.log(line));
  await buildFrontends();
}
mkdirSync(".cache", { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    "--experimental-vm-modules",
    "--no-warnings",
    "node_modules/jest/bin/jest.js",
    // Jest would leave one core idle, and much of the time is waiting for servers.
    "--maxWorkers=2",
    "--json",
    // A worker with an open handle must not hold up the result.
    "--forceExit",
    `--outputFile=${resultFile}`,
    ...args,
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);

const totals = JSON.parse(readFileSync(resultFile, "utf8")) as Totals;
const failed = totals.numFailedTests + totals.numRuntimeErrorTestSuites;
const skipped = totals.numPendingTests > 0 ? `, ${totals.numPendingTests} skipped` : "";
console.log(`${totals.numPassedTests} passed, ${failed} failed${skipped}`);
process.exit(status ?? 1);
