import { escapeRegex, withBigrams } from "@legal/service-kit";
import { KnownUser } from "../../users/user-model.ts";

/** More customers than this are not listed in a query for their rooms. */
const MAX_NAMED = 2000;

/** Rooms of the customers in whose names or address a word occurs. */
export const customersWith = async (word: string): Promise<Record<string, unknown>> => {
  const $regex = escapeRegex(word);
  const found = await KnownUser.find({ letterPairs: withBigrams(word), words: { $regex } }, { _id: 1 })
    .limit(MAX_NAMED + 1)
    .lean<{ _id: string }[]>();
  if (found.length > MAX_NAMED) return { customerWords: { $regex } };
  return { userId: { $in: found.map(({ _id }) => _id) } };
};
