import { CASE_STATUSES } from "@legal/contracts/constants";
import type { ClientSession } from "mongoose";
import { listOf, roomOf } from "./entries-of.ts";
import { ListCount, type ListCountRecord } from "./list-models.ts";

const SHARDS = 16;
/** Ids end in random digits. */
const shardOf = (roomId: string): number => Number.parseInt(roomId.slice(-1), SHARDS) || 0;

/** The deadlines are counted up to a date that moves, so their number is not kept. */
const isCounted = (entry: string): boolean => listOf(entry) !== "deadline";

/** The counters that entries belong to, with how many of them each has. */
export const tally = (entries: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const entry of entries.filter(isCounted)) {
    const id = `${listOf(entry)}|${shardOf(roomOf(entry))}`;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

export const changeCounts = async (
  removed: readonly string[],
  added: readonly string[],
  session: ClientSession,
): Promise<void> => {
  const changes = tally(added);
  for (const [id, count] of tally(removed)) changes.set(id, (changes.get(id) ?? 0) - count);
  // Always in the same order, so that two changes wait for each other instead of in a circle.
  const inOrder = [...changes].filter(([, by]) => by !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (inOrder.length === 0) return;
  const updates = inOrder.map(([_id, by]) => ({
    updateOne: { filter: { _id }, update: { $inc: { count: by } }, upsert: true },
  }));
  await ListCount.bulkWrite(updates, { session });
};

/** The counters of this release, at zero: two first changes must not both insert one. */
export const emptyCounts = (): ListCountRecord[] =>
  ["all", ...CASE_STATUSES].flatMap((list) =>
    Array.from({ length: SHARDS }, (_, shard) => ({ _id: `${list}|${shard}`, count: 0 })),
  );
