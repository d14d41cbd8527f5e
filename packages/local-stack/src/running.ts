import { join } from "node:path";
import { lockHolder } from "./lock.ts";

export const lockFile = (dataDirectory: string) => join(dataDirectory, "stack.lock");

/** The process that watches over a data folder's servers, if any lives. */
export const runningUnder = (dataDirectory: string) => lockHolder(lockFile(dataDirectory));
