import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { startTimeOf } from "./processes.ts";

export interface Lock {
  release(): void;
}

const identity = (pid: number) => `${pid} ${startTimeOf(pid) ?? ""}`;

/** The process that holds the lock, or undefined when there is none or it has died. */
export const lockHolder = (path: string): number | undefined => {
  try {
    const text = readFileSync(path, "utf8");
    const pid = Number.parseInt(text, 10);
    return text === identity(pid) && startTimeOf(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};

/** Takes the lock file for this process; undefined when a living process holds it. A dead holder's lock is taken over. */
export const tryLock = (path: string): Lock | undefined => {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${path}.${process.pid}`;
  // A link appears whole or not at all, so a half-written lock is never read.
  writeFileSync(mine, identity(process.pid));
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (linked(mine, path)) return { release: () => rmSync(path, { force: true }) };
      if (lockHolder(path)) return undefined;
      removeDeadLock(path);
    }
    return undefined;
  } finally {
    rmSync(mine, { force: true });
  }
};

const linked = (from: string, to: string) => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
};

/** Another process may have replaced the dead lock by its own in between: such a one is put back. */
const removeDeadLock = (path: string) => {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (lockHolder(aside)) linked(aside, path);
  rmSync(aside, { force: true });
};
