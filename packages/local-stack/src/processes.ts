import { readFileSync, readdirSync, statSync, type Stats } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** Clock ticks since boot at which the process began: with the pid it names one process for ever. */
export const startTimeOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : rest[18];
  } catch {
    return undefined;
  }
};

export const isAlive = (pid: number) => startTimeOf(pid) !== undefined;

/**
 * The servers' processes in a data folder: those whose working directory it is, and which live in a root file system of
 * their own or are the gateway. A shell in that directory is neither.
 */
export const serverProcessesIn = (directory: string): number[] => {
  const wanted = statSync(directory, { throwIfNoEntry: false });
  if (!wanted) return [];
  const outside = statSync("/");
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter((pid) => {
    try {
      if (!isSame(statSync(`/proc/${pid}/cwd`), wanted) || !isAlive(pid)) return false;
      return !isSame(statSync(`/proc/${pid}/root`), outside) || isGateway(pid);
    } catch {
      return false;
    }
  });
};

const isSame = (one: Stats, other: Stats) => one.dev === other.dev && one.ino === other.ino;
const isGateway = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("/mongo-gateway/main.ts");

export const signal = (pid: number, name: NodeJS.Signals) => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
};

/** True once the condition holds, false if it still does not after the given time. */
export const eventually = async (condition: () => boolean | Promise<boolean>, withinMs: number, everyMs = 25) => {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await delay(everyMs);
  }
  return true;
};
