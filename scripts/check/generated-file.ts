import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** A file that must stand exactly as generated; with `fix` it is written. */
export const generatedFile = (path: string, expected: string, fix: boolean): string[] => {
  if (fix) writeFileSync(path, expected);
  const isFresh = existsSync(path) && readFileSync(path, "utf8") === expected;
  return isFresh ? [] : [`${path} is out of date: npm run check -- --fix writes it`];
};
