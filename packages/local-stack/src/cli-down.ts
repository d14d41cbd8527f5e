import { readFileSync } from "node:fs";
import { endLeftovers } from "./leftovers.ts";
import { eventually, signal } from "./processes.ts";
import { runningUnder } from "./running.ts";
import { StackError } from "./stack-error.ts";

const STOP_WITHIN_MS = 60_000;

export const down = async (dataDirectory: string) => {
  const holder = runningUnder(dataDirectory);
  if (holder === undefined) {
    await endLeftovers(dataDirectory);
    console.log("Nothing runs.");
    return;
  }
  if (!readFileSync(`/proc/${holder}/cmdline`, "utf8").includes("cli-supervisor.ts")) {
    throw new StackError(`The servers of ${dataDirectory} belong to process ${holder}; stop that one.`);
  }
  signal(holder, "SIGTERM");
  if (!(await eventually(() => runningUnder(dataDirectory) === undefined, STOP_WITHIN_MS, 100))) {
    throw new StackError(`Process ${holder} has not stopped within ${STOP_WITHIN_MS / 1000} s.`);
  }
  console.log("Stopped.");
};
