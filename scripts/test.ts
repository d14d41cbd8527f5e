import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { buildFrontends } from "./platform/build-frontends.ts";
import { ensureChromium } from "./platform/chromium.ts";

/** What jest writes with --json, as far as it matters here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** So many files may be given a second run; more than that is not an accident. */
const SECOND_RUN_MAX = 3;

const args = process.argv.slice(2);
const whole = args.length === 0;

const runJest = (jestArgs: readonly string[], resultFile: string): Results => {
  const command = [
    "--experimental-vm-modules",
    "--no-warnings",
    "node_modules/jest/bin/jest.js",
    "--json",
    // A worker with an open handle must not hold up the result.
    "--forceExit",
    `--outputFile=${resultFile}`,
    ...jestArgs,
  ];
  rmSync(resultFile, { force: true });
  spawnSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  return JSON.parse(readFileSync(resultFile, "utf8")) as Results;
};

const passedIn = (files: Results["testResults"]): number =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === "passed").length;

/** Files that failed run once more, alone; what then passes is named as a defect to mend, and does not fail the run. */
const secondRun = (first: Results): { passed: number; failed: number } => {
  const failed = first.numFailedTests + first.numRuntimeErrorTestSuites;
  const failedFiles = first.testResults.filter(({ status }) => status === "failed");
  if (!whole || failed === 0 || failedFiles.length > SECOND_RUN_MAX) return { passed: first.numPassedTests, failed };
  const names = failedFiles.map(({ name }) => relative(process.cwd(), name));
  console.log(`Failed, and run once more alone: ${names.join(", ")}`);
  const again = runJest(["--runInBand", "--runTestsByPath", ...names], ".cache/test-results-again.json");
  const stillFailed = again.numFailedTests + again.numRuntimeErrorTestSuites;
  if (stillFailed === 0) console.log(`Flaky, to be mended: ${names.join(", ")}`);
  return { passed: first.numPassedTests - passedIn(failedFiles) + again.numPassedTests, failed: stillFailed };
};

if (whole) {
  ensureChromium((line) => console.log(line));
  await buildFrontends();
}
mkdirSync(".cache", { recursive: true });
// Jest would leave one core idle, and much of the time is waiting for servers.
const results = runJest(["--maxWorkers=2", ...args], ".cache/test-results.json");
const { passed, failed } = secondRun(results);
const skipped = results.numPendingTests > 0 ? `, ${results.numPendingTests} skipped` : "";
console.log(`${passed} passed, ${failed} failed${skipped}`);
process.exit(passed > 0 && failed === 0 ? 0 : 1);
