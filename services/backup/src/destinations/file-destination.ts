import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { downloadBackupCall } from "@legal/contracts";
import type { Destination } from "./destination.ts";

const flush = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

const isAbsent = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** .xlsx files in a folder of this machine, each under its run's id; a name with `.part` is not whole. */
export const createFileDestination = (directory: string): Destination => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const whole = (runId: string) => join(directory, `${runId}.xlsx`);
  const partOf = (runId: string) => `${whole(runId)}.part`;
  return {
    target: "file",
    partOf,
    deliver: async ({ runId, signal }) => {
      await flush(partOf(runId));
      signal.throwIfAborted();
      await rename(partOf(runId), whole(runId));
      return downloadBackupCall.path.replace(":id", runId);
    },
    discard: async (runId) => {
      for (const path of [partOf(runId), whole(runId)]) await rm(path, { force: true });
    },
    open: async (runId) => {
      try {
        return (await open(whole(runId))).createReadStream();
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
  };
};
