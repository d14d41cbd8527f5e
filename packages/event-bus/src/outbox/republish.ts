import { inTransaction } from "@legal/service-kit/mongo";
import { EVENTS_KEPT_SECONDS } from "../envelope/stored-envelope.ts";
import { Outbox } from "./outbox.ts";
import { PublishedBatch } from "./published-events.ts";

export interface RepublishRange {
  /** When the broker had confirmed them. */
  since: Date;
  until: Date;
  /** Of one event only. */
  name?: string | undefined;
}

/** Consumers forget what they have handled after the same time: what is about to expire stays out. */
const MARGIN_MS = 3_600_000;

/**
 * A row that still waits there from an earlier call stays. The batch is written as well, as the deletion of an account
 * writes it: of the two at the same moment one begins again, and nothing of the account comes back after it.
 */
const putBack = (batchId: string, name: string | undefined): Promise<number> =>
  inTransaction(async (session) => {
    const mark = { $set: { republishedAt: new Date() } };
    const batch = await PublishedBatch.findOneAndUpdate({ _id: batchId }, mark, { session }).lean();
    const chosen = batch?.events.filter((event) => name === undefined || event.name === name) ?? [];
    const writes = chosen.map(({ _id, accountId: _account, ...row }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: { ...row, isRepeated: true } }, upsert: true },
    }));
    if (writes.length > 0) await Outbox.bulkWrite(writes, { ordered: true, session });
    return chosen.length;
  });

/** Copies events into the outbox, from where the running service publishes them again in order; returns how many. */
export const republish = async ({ since, until, name }: RepublishRange): Promise<number> => {
  const oldest = new Date(Date.now() - EVENTS_KEPT_SECONDS * 1000 + MARGIN_MS);
  const publishedAt = { $gte: since > oldest ? since : oldest, $lte: until };
  let count = 0;
  // By the index alone: sorting two weeks of events in memory fails. The relay publishes in the order of ids.
  const batches = PublishedBatch.find({ publishedAt }, { _id: 1 })
    .sort({ publishedAt: 1 })
    .maxTimeMS(0)
    .lean()
    .cursor();
  for await (const { _id } of batches) count += await putBack(_id, name);
  return count;
};
