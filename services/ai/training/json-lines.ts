import { readFileSync } from "node:fs";

/** What the lines of a JSONL file say. */
export const jsonLines = (file: URL): unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
