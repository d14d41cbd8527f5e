import { relative } from "node:path";
import { runJest, type FileResult, type Results } from "./run-jest.ts";

/** So many files are looked at again; more than that is not an accident. */
const SECOND_RUN_MAX = 3;

export interface Outcome {
  passed: number;
  failed: number;
}

const failedOf = ({ testResults }: Results): string[] =>
  testResults.filter(({ status }) => status === "failed").map(({ name }) => name);

const passedIn = ({ testResults }: Results, file: string): number =>
  testResults
    .filter(({ name }) => name === file)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed").length;

/** Those that failed and all that ran beside them: what fails under load is to run under the same load again. */
const withNeighbours = ({ testResults }: Results, failed: readonly string[]): string[] => {
  const isBeside = (one: FileResult, other: FileResult) =>
    one.startTime < other.endTime && other.startTime < one.endTime;
  const chosen = testResults.filter(({ name }) => failed.includes(name));
  return testResults.filter((file) => chosen.some((one) => isBeside(one, file))).map(({ name }) => name);
};

const shortened = (files: readonly string[]): string => files.map((file) => relative(process.cwd(), file)).join(", ");

export const outcomeOf = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: Results): Outcome => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/**
 * Names the files that pass in one run and fail in another: they depend on luck, and are to be mended. One such file
 * does not fail the whole run; two do.
 */
export const secondRun = (first: Results): Outcome => {
  const failed = failedOf(first);
  if (failed.length === 0 || failed.length > SECOND_RUN_MAX) return outcomeOf(first);
  console.log(`Failed, and run once more with what ran beside: ${shortened(failed)}`);
  const again = runJest(["--runTestsByPath", ...withNeighbours(first, failed)], ".cache/test-results-again.json");
  const failedAgain = failedOf(again);
  const flaky = [
    ...failed.filter((file) => !failedAgain.includes(file)),
    ...failedAgain.filter((file) => !failed.includes(file)),
  ];
  if (flaky.length > 0) console.log(`Flaky, to be mended: ${shortened(flaky)}`);
  const [only] = failed;
  if (only === undefined || failed.length > 1 || failedAgain.length > 0) return outcomeOf(first);
  return { passed: first.numPassedTests - passedIn(first, only) + passedIn(again, only), failed: 0 };
};
