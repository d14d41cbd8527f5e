import { isDuplicateKey } from "@legal/service-kit";
import { UsageCounter, type UsageRecord } from "./usage-model.ts";

const KEPT_DAYS = 40;
const DAY_MS = 86_400_000;

export const countedTokens = async (_id: string): Promise<number> =>
  (await UsageCounter.findById(_id).lean<UsageRecord>())?.tokens ?? 0;

/** Adds to a counter that exists; less than nothing gives back. */
export const addTokens = async (_id: string, tokens: number): Promise<void> => {
  if (tokens !== 0) await UsageCounter.updateOne({ _id }, { $inc: { tokens } });
};

/** Adds only while the sum stays within the cap, whatever else runs; false when it does not. */
export const takeTokens = async (_id: string, tokens: number, cap: number): Promise<boolean> => {
  if (tokens > cap) return false;
  const withRoom = { _id, tokens: { $lte: cap - tokens } };
  const change = { $inc: { tokens } };
  const expiresAt = new Date(Date.now() + KEPT_DAYS * DAY_MS);
  try {
    await UsageCounter.updateOne(withRoom, { ...change, $setOnInsert: { expiresAt } }, { upsert: true });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // The counter has no room left, or another request has just begun it.
  const { modifiedCount } = await UsageCounter.updateOne(withRoom, change);
  return modifiedCount === 1;
};
