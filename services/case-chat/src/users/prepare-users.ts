import { customerWordsOf } from "../chat-rooms/search/customer-words.ts";
import { letterPairsOf } from "../chat-rooms/search/letter-pairs.ts";
import { KnownUser, type UserRecord } from "./user-model.ts";

/** Before the first request: copies from a release that did not keep them get the words that the search looks through. */
export const prepareUsers = async (): Promise<void> => {
  const unfound = { words: { $exists: false }, deleted: false };
  for await (const user of KnownUser.find(unfound).lean<UserRecord>().cursor()) {
    const words = customerWordsOf(user);
    await KnownUser.updateOne({ _id: user._id }, { $set: { words, letterPairs: letterPairsOf(words) } });
  }
};
