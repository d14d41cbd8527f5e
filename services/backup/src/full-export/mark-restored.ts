import type mongoose from "mongoose";
import type { Manifest } from "./records.ts";

/** Of case-chat: what is derived from its rooms, and where it learns of a restore. */
const ROOMS = "chat_rooms";
const DERIVED = ["room_list_entries", "room_list_counts"];
const RESTORES = "restores";

/**
 * An export may be not of one instant: a room's row may be older than its messages. This leaves a mark for case-chat,
 * which makes them agree before its first answer, and fills the desk's lists again, which are emptied here.
 */
export const markRestored = async (client: mongoose.mongo.MongoClient, { collections }: Manifest): Promise<void> => {
  for (const { database } of collections.filter(({ name }) => name === ROOMS)) {
    const db = client.db(database);
    for (const name of DERIVED) await db.collection(name).deleteMany({});
    const restores = db.collection<{ _id: string; restoredAt: Date }>(RESTORES);
    await restores.updateOne({ _id: "rooms" }, { $set: { restoredAt: new Date() } }, { upsert: true });
  }
};
