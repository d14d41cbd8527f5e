import { open, readFile, truncate } from "node:fs/promises";
import { deletedUser, type DeletedUser as Entry } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { DeletedUser } from "../users/deleted-user-model.ts";

/** A copy of the list of deleted accounts outside of the database: the day that is lost, a restore needs it. */
export interface DeletionList {
  /** Adds what the file does not have yet. */
  catchUp(): Promise<void>;
  /** The same, for anyone who need not wait for it: the hourly run catches up. */
  write(): Promise<void>;
}

const read = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });

const entryOf = (line: string): Entry => deletedUser.parse(JSON.parse(line));

/** Of a last line without its end: another program's, or one that a full disk or a killed process cut off. */
const entriesOfEnd = (line: string): Entry[] => {
  try {
    return [entryOf(line)];
  } catch {
    return [];
  }
};

/** On the disk when this ends; two replicas may add the same line. */
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
  const text = await read(file);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const again = entriesOfEnd(text.slice(whole.length));
  const named = new Set([...whole.split("\n").filter(Boolean).map(entryOf), ...again].map(({ userId }) => userId));
  const all = await DeletedUser.find().sort({ deletedAt: 1 }).lean();
  const missing = all
    .filter(({ _id }) => !named.has(_id))
    .map(({ _id: userId, deletedAt, usernameHash }) => ({
      userId,
      deletedAt: deletedAt.toISOString(),
      usernameHash,
    }));
  if (whole.length < text.length) await truncate(file, Buffer.byteLength(whole));
  if (again.length + missing.length > 0) await append(file, [...again, ...missing]);
};

export const createDeletionList = (file: string | undefined, logger: Logger): DeletionList => {
  const write = async (): Promise<void> => {
    if (file === undefined) return;
    try {
      await addMissing(file);
    } catch (error) {
      logger.error({ err: error }, "the list of deleted accounts is behind: check DELETED_USERS_FILE");
      throw error;
    }
  };
  // One after the other: each cuts off a half-written end before it adds its lines.
  let last: Promise<void> = Promise.resolve();
  const catchUp = (): Promise<void> => (last = last.catch(() => undefined).then(write));
  return { catchUp, write: () => catchUp().catch(() => undefined) };
};
