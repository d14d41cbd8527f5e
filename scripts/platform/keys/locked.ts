import { rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SIGN_OF_LIFE_MS = 5_000;
const CUT_OFF_AFTER_MS = 30_000;

/**
 * Does something that two commands must not do to one data folder at once. Who holds it touches the file again and again:
 * in containers each command is process 1, so that a pid names no one.
 */
export const locked = async (dataDir: string, run: () => Promise<void>): Promise<void> => {
  const file = join(dataDir, "keys.lock");
  const held = statSync(file, { throwIfNoEntry: false });
  if (held && Math.abs(Date.now() - held.mtimeMs) < CUT_OFF_AFTER_MS)
    throw new Error("another rotation of keys is running; one that was cut off can be gone on with in half a minute");
  rmSync(file, { force: true });
  writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  const alive = setInterval(() => utimesSync(file, new Date(), new Date()), SIGN_OF_LIFE_MS);
  try {
    await run();
  } finally {
    clearInterval(alive);
    rmSync(file, { force: true });
  }
};
