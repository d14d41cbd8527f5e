import { open, readFile } from "node:fs/promises";
import { deletedUser, type DeletedUser as Entry } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { DeletedUser } from "../users/deleted-user-model.ts";

/** A copy of the list of deleted accounts outside of the database: the day that is lost, a restore needs it. */
export interface DeletionList {
  /** Adds what the file does not have yet. A failure is only logged: the hourly run catches up. */
  write(): Promise<void>;
}

const namedIn = async (file: string): Promise<Set<string>> => {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n").filter(Boolean);
  return new Set(lines.map((line) => deletedUser.parse(JSON.parse(line)).userId));
};

/** Lines are only ever added, and on the disk when this ends; two replicas may add the same one. */
const append = async (file: string, entries: readonly Entry[]): Promise<void> => {
  const handle = await open(file, "a", 0o600);
  try {
    await handle.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const addMissing = async (file: string): Promise<void> => {
  const named = await namedIn(file);
  const all = await DeletedUser.find().sort({ deletedAt: 1 }).lean();
  const missing = all.filter(({ _id }) => !named.has(_id));
  const entries = missing.map(({ _id: userId, deletedAt, usernameHash }) => ({
    userId,
    deletedAt: deletedAt.toISOString(),
    usernameHash,
  }));
  if (entries.length > 0) await append(file, entries);
};

export const createDeletionList = (file: string | undefined, logger: Logger): DeletionList => ({
  write: async () => {
    if (file === undefined) return;
    try {
      await addMissing(file);
    } catch (error) {
      logger.error({ err: error }, "the list of deleted accounts is behind: check DELETED_USERS_FILE");
    }
  },
});
