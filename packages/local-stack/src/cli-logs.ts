import { existsSync, readFileSync } from "node:fs";
import { logFile, serverNames } from "./instance.ts";
import { StackError } from "./stack-error.ts";

const LINES = 40;
const known: string[] = [...serverNames, "epmd", "stack"];

export const logs = (dataDirectory: string, names: string[]) => {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StackError(`No log is called ${unknown.join(", ")}; there are ${known.join(", ")}.`);
  for (const name of names.length > 0 ? names : known) {
    const path = logFile(dataDirectory, name);
    if (!existsSync(path)) continue;
    console.log(`==> ${path}`);
    console.log(readFileSync(path, "utf8").trimEnd().split("\n").slice(-LINES).join("\n"));
  }
};
