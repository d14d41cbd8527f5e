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
