import { isDuplicateKey } from "@legal/service-kit";
import { UsageCounter, type UsageRecord } from "./usage-model.ts";

const KEPT_DAYS = 40;
const DAY_MS = 86_400_000;

const ensureCounter = async (_id: string): Promise<void> => {
  const expiresAt = new Date(Date.now() + KEPT_DAYS * DAY_MS);
  try {
    await UsageCounter.updateOne({ _id }, { $setOnInsert: { tokens: 0, expiresAt } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** What was spent by each counter, as it is stored for good. */
export const readLedger = async (ids: readonly string[]): Promise<Map<string, number>> => {
  const counters = await UsageCounter.find({ _id: { $in: ids } }).lean<UsageRecord[]>();
  return new Map(ids.map((id) => [id, counters.find(({ _id }) => _id === id)?.tokens ?? 0]));
};

export const addToLedger = async (_id: string, tokens: number): Promise<void> => {
  if (tokens === 0) return;
  const { matchedCount } = await UsageCounter.updateOne({ _id }, { $inc: { tokens } });
  if (matchedCount > 0) return;
  await ensureCounter(_id);
  await UsageCounter.updateOne({ _id }, { $inc: { tokens } });
};

/** Adds only while the sum stays within the cap, whatever else runs; false when it does not. */
export const takeFromLedger = async (_id: string, tokens: number, cap: number): Promise<boolean> => {
  await ensureCounter(_id);
  const { modifiedCount } = await UsageCounter.updateOne({ _id, tokens: { $lte: cap - tokens } }, { $inc: { tokens } });
  return modifiedCount === 1;
};
