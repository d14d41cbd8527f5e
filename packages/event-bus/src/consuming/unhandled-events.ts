import mongoose, { type ClientSession } from "mongoose";
import type { Envelope } from "../envelope/envelope.ts";
import { ENVELOPE_FIELDS, EVENTS_KEPT_SECONDS } from "../envelope/stored-envelope.ts";

interface UnhandledEventRow extends Omit<Envelope, "id"> {
  _id: string;
  keptAt: Date;
  /** A release that knows the event could not handle it either. */
  failed?: boolean;
}

/** Events that another release asked for and this one does not know, until a release that knows them runs. */
const UnhandledEvent = mongoose.model(
  "UnhandledEvent",
  new mongoose.Schema<UnhandledEventRow>(
    {
      ...ENVELOPE_FIELDS,
      keptAt: { type: Date, expires: EVENTS_KEPT_SECONDS },
      failed: Boolean,
    },
    { collection: "unhandled_events", versionKey: false, minimize: false },
  ).index({ name: 1, _id: 1 }),
);

export const keepUnhandled = async ({ id, ...event }: Envelope): Promise<void> => {
  await UnhandledEvent.updateOne({ _id: id }, { $setOnInsert: { ...event, keptAt: new Date() } }, { upsert: true });
};

/** The oldest of these names; ids are UUIDv7, so their order is that of recording. */
export const nextUnhandled = async (names: readonly string[], limit: number): Promise<Envelope[]> => {
  const rows = await UnhandledEvent.find({ name: { $in: names }, failed: { $ne: true } })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return rows.map(({ _id, keptAt: _keptAt, failed: _failed, ...event }) => ({ id: _id, ...event }));
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
