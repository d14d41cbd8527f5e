import type { StaffRead } from "@legal/contracts";
import { isDuplicateKey, newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { AccessEntry } from "./access-entry-model.ts";

const entryOf = ({ readAt, ...read }: StaffRead) => ({ _id: newId(), ...read, createdAt: new Date(readAt) });

/** Stores an access once, however often it is reported. */
export const storeAccess = async (read: StaffRead, session?: ClientSession): Promise<void> => {
  try {
    const { key } = read;
    await AccessEntry.updateOne(
      { key },
      { $setOnInsert: entryOf(read) },
      { upsert: true, ...(session && { session }) },
    );
  } catch (error) {
    // Another replica was faster; a transaction must be tried again as a whole.
    if (session || !isDuplicateKey(error)) throw error;
  }
};
