import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { StackError } from "../stack-error.ts";
import { unpack } from "./unpack.ts";

/** A tree with PostgreSQL 18 and DocumentDB made earlier, for the day on which Debian's packages do not install. */
export interface ReadyTree {
  path: string;
  key: string;
}

/** The archive that LOCAL_STACK_ROOTFS names. Throws StackError when there is no such file. */
export const readyTree = (): ReadyTree | undefined => {
  if (!process.env.LOCAL_STACK_ROOTFS) return undefined;
  const path = resolve(process.env.LOCAL_STACK_ROOTFS);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new StackError(`LOCAL_STACK_ROOTFS names ${path}, which is no file.`);
  const key = createHash("sha256").update(`${path} ${found.size} ${found.mtimeMs}`).digest("hex").slice(0, 8);
  return { path, key };
};

export const unpackReadyTree = ({ path }: ReadyTree, directory: string) => unpack(path, directory);
