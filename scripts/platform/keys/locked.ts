import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Does something that two commands must not do to one data folder at once. A command that was killed holds nothing. */
export const locked = async (dataDir: string, run: () => Promise<void>): Promise<void> => {
  const file = join(dataDir, "keys.lock");
  const take = () => writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
  try {
    take();
  } catch {
    if (isAlive(Number(readFileSync(file, "utf8")))) throw new Error("another rotation of keys is running");
    rmSync(file, { force: true });
    take();
  }
  try {
    await run();
  } finally {
    rmSync(file, { force: true });
  }
};
