import { relative } from "node:path";
import { runJest, type FileResult, type Results } from "./run-jest.ts";

/** So many files are looked at again; more than that is not an accident. */
const SECOND_RUN_MAX = 3;
/** Of each: beside a file of minutes half of all files run. */
const NEIGHBOURS_MAX = 5;

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

const msBeside = (one: FileResult, other: FileResult): number =>
  Math.min(one.endTime, other.endTime) - Math.max(one.startTime, other.startTime);

/** Those that failed and what ran beside them longest: what fails under load is to run under the same load again. */
export const withNeighbours = ({ testResults }: Pick<Results, "testResults">, failed: readonly string[]): string[] => {
  const chosen = testResults.filter(({ name }) => failed.includes(name));
  const neighbours = chosen.flatMap((one) =>
    testResults
      .filter((other) => !chosen.includes(other) && msBeside(one, other) > 0)
      .toSorted((a, b) => msBeside(one, b) - msBeside(one, a))
      .slice(0, NEIGHBOURS_MAX),
  );
  return [...new Set([...chosen, ...neighbours])].map(({ name }) => name);
};

const shortened = (files: readonly string[]): string => files.map((file) => relative(process.cwd(), file)).join(", ");

export const outcomeOf = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: Results): Outcome => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/** What a file that passed the second time adds to the outcome of the first run. */
const gainOf = (first: Results, again: Results, file: string): number => passedIn(again, file) - passedIn(first, file);

/**
 * Runs up to three failed files once more. What fails twice fails the run; what passes in one run and fails in the other
 * depends on luck, and is named: to be mended.
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
  if (flaky.length > SECOND_RUN_MAX || failed.some((file) => failedAgain.includes(file))) return outcomeOf(first);
  return { passed: failed.reduce((sum, file) => sum + gainOf(first, again, file), first.numPassedTests), failed: 0 };
};
