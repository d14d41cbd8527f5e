import { statfsSync } from "node:fs";
import { StackError } from "./stack-error.ts";

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Throws StackError when the disk of a folder has less room than a start needs; running out half-way is harder to explain. */
export const requireSpace = (directory: string, bytes: number, remedy: string) => {
  const { bavail, bsize } = statfsSync(directory);
  const free = bavail * bsize;
  if (free >= bytes) return;
  throw new StackError(
    `Not enough room on the disk of ${directory}: ${megabytes(free)} MB free, ${megabytes(bytes)} MB needed. ${remedy}`,
  );
};
