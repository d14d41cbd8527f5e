import { readFile } from "node:fs/promises";
import { deletedUser, type DeletedUser } from "@legal/contracts";
import type mongoose from "mongoose";

/** Auth's list of deleted accounts, which it goes through before its first answer when an entry says `reapply`. */
const COLLECTION = "deleted_users";

type Client = mongoose.mongo.MongoClient;
interface Stored {
  _id: string;
  deletedAt: Date;
  usernameHash: string;
  reapply: boolean;
}

const parseLine = (line: string, index: number): DeletedUser => {
  try {
    return deletedUser.parse(JSON.parse(line));
  } catch (error) {
    throw new Error(
      `line ${index + 1} of the list of deleted accounts is no entry of it: mend or remove it in a copy, and name that`,
      { cause: error },
    );
  }
};

/** The lines of auth's DELETED_USERS_FILE; an account may be in it more than once. Throws at anything else. */
export const readDeletedList = async (file: string): Promise<DeletedUser[]> => {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, index)]));
};

/**
 * Marks everyone who was deleted, before the export or, by the list, after it, to be deleted once more: an export may
 * be of several instants, so that a service may hold again what belongs to an account that is gone in another.
 */
export const markDeleted = async (
  client: Client,
  authDatabase: string,
  list: readonly DeletedUser[],
): Promise<number> => {
  const deleted = client.db(authDatabase).collection<Stored>(COLLECTION);
  for (const { userId, deletedAt, usernameHash } of list) {
    const entry = { deletedAt: new Date(deletedAt), usernameHash };
    await deleted.updateOne({ _id: userId }, { $setOnInsert: entry }, { upsert: true });
  }
  const { matchedCount } = await deleted.updateMany({}, { $set: { reapply: true } });
  return matchedCount;
};
