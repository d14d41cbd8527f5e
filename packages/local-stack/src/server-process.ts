import type { ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { eventually, serverProcessesIn, signal } from "./processes.ts";
import { StackError } from "./stack-error.ts";

export interface ServerDefinition {
  name: string;
  /** Working directory of the server and of every process it starts: by it they are found again. */
  directory: string;
  log: string;
  stopSignal: NodeJS.Signals;
  readyWithinMs: number;
  stopWithinMs: number;
  /** Runs before each start, with no process of the server alive. */
  prepare(): void;
  /** Output goes to the given file descriptor. */
  spawn(log: number): ChildProcess;
  isReady(child: ChildProcess): Promise<boolean>;
}

const LARGEST_LOG_BYTES = 10_000_000;

export const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts the server and waits until it answers. Throws StackError, with nothing of it left running. */
export const startServer = async (
  server: ServerDefinition,
  ending: AbortSignal,
  onSpawn: (child: ChildProcess) => void,
) => {
  await clearLeftovers(server);
  if (ending.aborted) return;
  server.prepare();
  rotate(server.log);
  const log = openSync(server.log, "a");
  const said = statSync(server.log).size;
  const child = server.spawn(log);
  closeSync(log);
  // Without a program to run there is an error and no exit; both end the wait below.
  let spawnFailed = false;
  child.once("error", () => (spawnFailed = true));
  onSpawn(child);
  const over = () => spawnFailed || hasExited(child) || ending.aborted;
  const settled = await eventually(async () => over() || (await server.isReady(child)), server.readyWithinMs);
  if (settled && !over()) return;
  await endServer(server, child, false);
  if (ending.aborted) return;
  const problem = settled ? "ended at once" : "does not answer";
  throw new StackError(`${server.name} ${problem}: ${lastWords(server.log, said)} (more in ${server.log})`);
};

/** Ends the server, and whatever it started and left behind. */
export const endServer = async (server: ServerDefinition, child: ChildProcess | undefined, gently: boolean) => {
  if (gently && child?.pid !== undefined && !hasExited(child)) {
    signal(child.pid, server.stopSignal);
    await eventually(() => hasExited(child), server.stopWithinMs);
  }
  if (child?.pid !== undefined && !hasExited(child)) signal(child.pid, "SIGKILL");
  await kill(server.directory);
  if (child?.pid !== undefined) await eventually(() => hasExited(child), 5_000);
};

/** What a killed predecessor left running would block the data folder or the port. */
export const clearLeftovers = async (
  server: Pick<ServerDefinition, "directory" | "stopSignal" | "stopWithinMs">,
): Promise<void> => {
  const left = serverProcessesIn(server.directory);
  if (left.length === 0) return;
  for (const pid of left) signal(pid, server.stopSignal);
  if (await eventually(() => serverProcessesIn(server.directory).length === 0, server.stopWithinMs)) return;
  await kill(server.directory);
};

const kill = (directory: string) =>
  eventually(() => {
    const left = serverProcessesIn(directory);
    for (const pid of left) signal(pid, "SIGKILL");
    return left.length === 0;
  }, 10_000);

const rotate = (log: string) => {
  if (existsSync(log) && statSync(log).size > LARGEST_LOG_BYTES) renameSync(log, `${log}.1`);
};

const lastWords = (log: string, from: number) => {
  const lines = readFileSync(log).subarray(from).toString("utf8").trim().split("\n");
  return lines.find((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? "";
};
