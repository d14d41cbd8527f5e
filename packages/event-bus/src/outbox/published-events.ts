import { newId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import mongoose, { type ClientSession } from "mongoose";
import { forgetUnhandledOf } from "../consuming/unhandled-events.ts";
import { ENVELOPE_FIELDS, EVENTS_KEPT_SECONDS } from "../envelope/stored-envelope.ts";
import { Outbox, type OutboxRow } from "./outbox.ts";

interface PublishedEvent extends OutboxRow {
  /** The account that the event is about, where it is about one. */
  accountId?: string;
}

interface PublishedBatchRecord {
  _id: string;
  publishedAt: Date;
  /** When it was last put back into the outbox. */
  republishedAt?: Date;
  /** In the order of recording. */
  events: PublishedEvent[];
}

/**
 * Events that the broker confirmed, kept so that they can be published again: those that were confirmed together in one
 * document, which costs a quarter of one each. Not in the outbox, where the release before would publish them again.
 */
export const PublishedBatch = mongoose.model(
  "PublishedBatch",
  new mongoose.Schema<PublishedBatchRecord>(
    {
      _id: String,
      publishedAt: { type: Date, expires: EVENTS_KEPT_SECONDS },
      republishedAt: Date,
      events: [{ ...ENVELOPE_FIELDS, accountId: String }],
    },
    { collection: "published_events", versionKey: false, minimize: false },
  ).index({ "events.accountId": 1 }),
);

const accountOf = (payload: unknown): string | undefined => {
  const { userId, id } = (payload ?? {}) as { userId?: unknown; id?: unknown };
  return [userId, id].find((value) => typeof value === "string");
};

const withAccount = (row: OutboxRow): PublishedEvent => {
  const accountId = accountOf(row.payload);
  return accountId === undefined ? row : { ...row, accountId };
};

/** Half of what one document may hold; what staff read can be a list of hundreds. */
const BATCH_BYTES = 8 * 1024 * 1024;

const splitBySize = (events: readonly PublishedEvent[]): PublishedEvent[][] => {
  const batches: PublishedEvent[][] = [];
  let left = 0;
  for (const event of events) {
    const bytes = mongoose.mongo.BSON.calculateObjectSize(event);
    if (bytes > left) {
      batches.push([]);
      left = BATCH_BYTES;
    }
    left -= bytes;
    batches.at(-1)?.push(event);
  }
  return batches;
};

/** Moves confirmed rows from the outbox. Throws when one is gone: they are read, and perhaps published, once more. */
export const keepPublished = (rows: readonly OutboxRow[]): Promise<void> =>
  inTransaction(async (session) => {
    const { deletedCount } = await Outbox.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { session });
    // Its account was deleted, or another relay moved it: what is gone must not come back.
    if (deletedCount < rows.length) throw new Error("published events left the outbox by another way");
    const events = rows.filter(({ isRepeated }) => !isRepeated).map(withAccount);
    if (events.length === 0) return;
    const publishedAt = new Date();
    const batches = splitBySize(events).map((batch) => ({ _id: newId(), publishedAt, events: batch }));
    await PublishedBatch.collection.insertMany(batches as never, { session });
  });

/** Removes what kept events say about a deleted account; call it in the transaction that deletes the account. */
export const forgetAccountEvents = async (accountId: string, session: ClientSession): Promise<void> => {
  // Only the account's own facts: what else is recorded about it still has to take effect.
  await Outbox.deleteMany({ "payload.id": accountId }, { session });
  await forgetUnhandledOf(accountId, session);
  await PublishedBatch.updateMany({ "events.accountId": accountId }, { $pull: { events: { accountId } } }, { session });
};
