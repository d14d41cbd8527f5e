import { readdirSync, readFileSync } from "node:fs";

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

const threadsOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

/** Time on a processor that the threads of a process have used, in microseconds. */
export const cpuMicroseconds = (pid: number): number => {
  const nanoseconds = threadsOf(pid).map((thread) =>
    Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1000;
};

export interface MachineTime {
  busy: number;
  stolen: number;
}

/** What the processors did since the machine started, in ticks; `stolen` is what its host kept for others (proc_stat(5)). */
export const machineTime = (): MachineTime => {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = (
    read("/proc/stat").split("\n")[0] ?? ""
  )
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + interrupts + softInterrupts, stolen };
};

/** The share, 0 to 1, of the time the machine wanted to work and could not. */
export const stolenShareSince = (start: MachineTime): number => {
  const now = machineTime();
  const stolen = now.stolen - start.stolen;
  return stolen / Math.max(now.busy - start.busy + stolen, 1);
};

/** A process and everything below it. */
export const processTree = (root: number): number[] => {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(read(`/proc/${name}/stat`).split(") ")[1]?.split(" ")[1]) }));
  const below = (pid: number): number[] => [
    pid,
    ...parents.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  return below(root);
};

const kilobytes = (text: string, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0);

export interface Memory {
  name: string;
  rssMiB: number;
  /** Shared pages divided among those who share them. */
  pssMiB: number;
}

export const memoryOf = (pid: number): Memory => {
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  const command =
    read(`/proc/${pid}/cmdline`).split("\0").filter(Boolean).slice(0, 3).join(" ") || read(`/proc/${pid}/comm`).trim();
  return { name: command.slice(-60), rssMiB: kilobytes(rollup, "Rss") / 1024, pssMiB: kilobytes(rollup, "Pss") / 1024 };
};
