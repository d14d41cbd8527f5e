import { escapeRegex } from "@legal/service-kit";
import { KnownUser } from "../../users/user-model.ts";
import { pairsToFind } from "./letter-pairs.ts";

/** More customers than this are not named one by one in a question for their rooms. */
const MAX_NAMED = 2000;

const withPairs = (word: string) => {
  const pairs = pairsToFind(word);
  return pairs.length > 0 ? { $all: pairs } : { $regex: `^${escapeRegex(word)}` };
};

/** Rooms of the customers in whose names or address a word occurs. */
export const customersWith = async (word: string): Promise<Record<string, unknown>> => {
  const $regex = escapeRegex(word);
  const found = await KnownUser.find({ letterPairs: withPairs(word), words: { $regex } }, { _id: 1 })
    .limit(MAX_NAMED + 1)
    .lean<{ _id: string }[]>();
  if (found.length > MAX_NAMED) return { customerWords: { $regex } };
  return { userId: { $in: found.map(({ _id }) => _id) } };
};
