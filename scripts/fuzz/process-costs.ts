import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { memoryOf } from "../bench/process-stats.ts";

const TICK_MS = 10;
const QUIET_MS = 30;
const QUIET_LIMIT = 60;

export type ByProcess = Record<string, number>;

/** Milliseconds of processor time since its start, ended threads included (proc_pid_stat(5)). */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

const of = (pids: Record<string, number>, measure: (pid: number) => number): ByProcess =>
  Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, measure(pid)]));

const largest = (before: ByProcess, after: ByProcess): [name: string, growth: number] =>
  Object.entries(after)
    .map(([name, value]): [string, number] => [name, value - (before[name] ?? value)])
    .reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0]);

export const memoryMiB = (pids: Record<string, number>): ByProcess => of(pids, (pid) => memoryOf(pid).rssMiB);

export const mostGrown = largest;

/** The processor time of whichever service worked most for `work`. */
export const costOf = async (pids: Record<string, number>, work: () => Promise<unknown>): Promise<[string, number]> => {
  const before = of(pids, cpuOf);
  await work();
  return largest(before, of(pids, cpuOf));
};

/** Waits until the services have finished what they do behind their answers. */
export const untilQuiet = async (pids: Record<string, number>): Promise<void> => {
  for (let waits = 0; waits < QUIET_LIMIT; waits += 1) {
    const [, used] = await costOf(pids, () => pause(QUIET_MS));
    if (used <= TICK_MS) return;
  }
};
