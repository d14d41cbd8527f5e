import { randomUUID } from "node:crypto";
import { linkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SIGN_OF_LIFE_MS = 5_000;
const CUT_OFF_AFTER_MS = 30_000;

/** False where it fails with this code. */
const succeeds = (step: () => void, unless: "EEXIST" | "ENOENT"): boolean => {
  try {
    step();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === unless) return false;
    throw error;
  }
};

const isHeld = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) < CUT_OFF_AFTER_MS;
};

/** Another command may have replaced the lock by its own in between: such a one is put back. */
const removeCutOff = (file: string): void => {
  const aside = `${file}.${randomUUID()}`;
  if (!succeeds(() => renameSync(file, aside), "ENOENT")) return;
  if (isHeld(aside)) succeeds(() => linkSync(aside, file), "EEXIST");
  rmSync(aside);
};

const take = (file: string): boolean => {
  if (isHeld(file)) return false;
  removeCutOff(file);
  return succeeds(() => writeFileSync(file, "", { flag: "wx", mode: 0o600 }), "EEXIST");
};

/**
 * Does something that two commands must not do to one data folder at once. Who holds it touches the file again and again:
 * in containers each command is process 1, so that a pid names no one.
 */
export const withKeyLock = async (dataDir: string, run: () => Promise<void>): Promise<void> => {
  const file = join(dataDir, "keys.lock");
  if (!take(file))
    throw new Error("another rotation of keys is running; one that was cut off can be gone on with in half a minute");
  const alive = setInterval(() => utimesSync(file, new Date(), new Date()), SIGN_OF_LIFE_MS);
  try {
    await run();
  } finally {
    clearInterval(alive);
    rmSync(file, { force: true });
  }
};
