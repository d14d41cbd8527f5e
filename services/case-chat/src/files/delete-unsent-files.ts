import { fileBytes } from "./file-bytes.ts";
import { StoredFile } from "./stored-file-model.ts";

const BATCH = 100;
const HOUR_MS = 3_600_000;

/** Removes uploads that no message carries after `hours`, and those that a crash cut off. Returns how many. */
export const deleteUnsentFiles = async (hours: number, now = new Date()): Promise<number> => {
  const old = { chatRoomId: null, owner: null, createdAt: { $lt: new Date(now.getTime() - hours * HOUR_MS) } };
  let deleted = 0;
  for (;;) {
    const files = await StoredFile.find(old, { _id: 1 }).limit(BATCH).lean<{ _id: string }[]>();
    if (files.length === 0) return deleted;
    for (const { _id } of files) {
      // The record first, and only while it is still unsent: a message that attaches the file now keeps it whole.
      const gone = await StoredFile.deleteOne({ _id, ...old });
      if (gone.deletedCount === 0) continue;
      await fileBytes.remove([_id]);
      deleted += 1;
    }
  }
};
