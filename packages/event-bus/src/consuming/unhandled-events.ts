import mongoose, { type ClientSession } from "mongoose";
import type { Envelope } from "../envelope/envelope.ts";
import { ENVELOPE_FIELDS, EVENTS_KEPT_SECONDS } from "../envelope/stored-envelope.ts";

interface UnhandledEventRow extends Omit<Envelope, "id"> {
  _id: string;
  keptAt: Date;
  /** What follows it of the same key waits too. Absent where the release that kept it did not know the event at all. */
  partitionKey?: string;
  /** A release that knows the event could not handle it either. */
  failed?: boolean;
}

/** Events that this release does not know, or a value of theirs, and what follows those of their key, until a release that knows them runs. */
const UnhandledEvent = mongoose.model(
  "UnhandledEvent",
  new mongoose.Schema<UnhandledEventRow>(
    {
      ...ENVELOPE_FIELDS,
      partitionKey: String,
      keptAt: { type: Date, expires: EVENTS_KEPT_SECONDS },
      failed: Boolean,
    },
    { collection: "unhandled_events", versionKey: false, minimize: false },
  )
    .index({ name: 1, _id: 1 })
    // Asked before each event is handled.
    .index({ name: 1, partitionKey: 1, _id: 1 }),
);

export interface KeptEvent {
  event: Envelope;
  partitionKey?: string | undefined;
}

export const keepUnhandled = async ({ id, ...event }: Envelope, partitionKey?: string): Promise<void> => {
  const kept = { ...event, keptAt: new Date(), ...(partitionKey !== undefined && { partitionKey }) };
  await UnhandledEvent.updateOne({ _id: id }, { $setOnInsert: kept }, { upsert: true });
};

/** Of one that is kept already, whatever the release knew that kept it. */
export const markKey = async (id: string, partitionKey: string): Promise<void> => {
  await UnhandledEvent.updateOne({ _id: id }, { partitionKey });
};

/** Whether one of the same name and key that was recorded before is kept. */
export const isHeldUp = async ({ id, name }: Envelope, partitionKey: string): Promise<boolean> =>
  (await UnhandledEvent.exists({ name, partitionKey, _id: { $lt: id }, failed: { $ne: true } })) !== null;

/** The oldest of these names behind the event `after`; ids are UUIDv7, so their order is that of recording. */
export const nextUnhandled = async (names: readonly string[], after: string, limit: number): Promise<KeptEvent[]> => {
  const rows = await UnhandledEvent.find({ name: { $in: names }, _id: { $gt: after }, failed: { $ne: true } })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return rows.map(({ _id, keptAt: _keptAt, failed: _failed, partitionKey, ...event }) => ({
    event: { id: _id, ...event },
    partitionKey,
  }));
};

export const forgetUnhandled = async (id: string): Promise<void> => {
  await UnhandledEvent.deleteOne({ _id: id });
};

/** Removes an account's own facts. */
export const forgetUnhandledOf = async (accountId: string, session: ClientSession): Promise<void> => {
  await UnhandledEvent.deleteMany({ "payload.id": accountId }, { session });
};

export const markFailed = async (id: string): Promise<void> => {
  await UnhandledEvent.updateOne({ _id: id }, { failed: true });
};

export const countUnhandled = (): Promise<number> => UnhandledEvent.countDocuments();
