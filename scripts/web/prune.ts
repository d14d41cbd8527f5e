import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** A week. */
export const KEEP_MS = 7 * 86_400_000;

/** Removes what earlier builds left, a week after: pages that are still open may ask for the files of their own release. */
export const pruneOldFiles = (dir: string, current: ReadonlySet<string>) => {
  const oldest = Date.now() - KEEP_MS;
  for (const name of readdirSync(dir)) {
    const file = join(dir, name);
    const isCurrent = current.has(name.replace(/\.(br|gz)$/, ""));
    if (/\.[0-9a-f]{12}\./.test(name) && !isCurrent && statSync(file).mtimeMs < oldest) rmSync(file);
  }
};
