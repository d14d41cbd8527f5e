import { spawnSync } from "node:child_process";

const TYPES = "build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test";
const CONVENTIONAL = new RegExp(String.raw`^(?:${TYPES})(?:\([a-z0-9-]+(?:, [a-z0-9-]+)*\))?!?: \S`);
const LONGEST = 60;

/** What is wrong with the subject of a commit. */
export const subjectProblems = (subject: string): string[] => [
  ...(CONVENTIONAL.test(subject) ? [] : [`not “type(scope): what changes”: ${subject}`]),
  ...(subject.length <= LONGEST ? [] : [`${subject.length} characters, ${LONGEST} at most: ${subject}`]),
];

/** The newest commits; in a shallow clone those that are there, without git none. */
export const checkCommitSubjects = (): string[] => {
  const { status, stdout } = spawnSync("git", ["log", "-20", "--no-merges", "--format=%s"], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean).flatMap(subjectProblems) : [];
};
