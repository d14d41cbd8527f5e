import { mkdirSync } from "node:fs";
import { run } from "../run.ts";

/** Unpacks a tree as files of this user; device files, which only root may make, are bound in at run time. */
export const unpack = async (archive: string, directory: string) => {
  mkdirSync(directory, { recursive: true });
  await run("tar", ["-x", "-f", archive, "-C", directory, "--no-same-owner", "--exclude=./dev/*"]);
};
