import type { EventContract } from "@legal/contracts";
import { currentRequestId, currentTraceparent, newId } from "@legal/service-kit";
import mongoose, { type ClientSession } from "mongoose";
import type { Envelope } from "../envelope/envelope.ts";
import { readPayload } from "../envelope/read-payload.ts";
import { ENVELOPE_FIELDS } from "../envelope/stored-envelope.ts";

export interface OutboxRow extends Omit<Envelope, "id" | "requestId"> {
  _id: string;
  requestId: string | null;
  /** Published before, and kept; only in rows that are published again. */
  isRepeated?: boolean;
}

/** Events that are not published yet, in the database of the service that recorded them. */
export const Outbox = mongoose.model(
  "Outbox",
  new mongoose.Schema<OutboxRow>(
    { ...ENVELOPE_FIELDS, isRepeated: Boolean },
    { collection: "outbox", versionKey: false },
    // For the deletion of an account, while many rows wait for the broker.
  ).index({ "payload.id": 1 }, { partialFilterExpression: { "payload.id": { $exists: true } } }),
);

const listeners = new Set<() => void>();
const scheduled = new WeakSet<ClientSession>();

/** Calls `listener` after every transaction that recorded something; returns how to stop it. */
export const afterRecording = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const notifyAtEnd = (session: ClientSession): void => {
  if (scheduled.has(session)) return;
  scheduled.add(session);
  session.once("ended", () => listeners.forEach((listener) => listener()));
};

const createRow = <T>(event: EventContract<T>, payload: T): OutboxRow => {
  const traceparent = currentTraceparent();
  return {
    _id: newId(),
    name: event.name,
    occurredAt: new Date().toISOString(),
    payload: readPayload(event, payload).payload,
    requestId: currentRequestId() ?? null,
    ...(traceparent !== undefined && { traceparent }),
  };
};

/**
 * Records an event in the same transaction as the change it describes: both are stored or neither. It is published
 * right after the commit. Throws when the payload does not match the event's schema; a value that a later release has
 * stored is published as it is.
 */
export const recordEvent = async <T>(event: EventContract<T>, payload: T, session: ClientSession): Promise<void> => {
  // The driver's own call: a row needs no casting, and every change of the platform passes here.
  await Outbox.collection.insertOne(createRow(event, payload) as never, { session });
  notifyAtEnd(session);
};

export const toEnvelope = ({ _id, requestId, isRepeated: _repeated, ...event }: OutboxRow): Envelope => ({
  id: _id,
  ...event,
  ...(requestId && { requestId }),
});

/** The oldest rows after `after`; ids are UUIDv7, so their order is that of recording. */
export const nextRows = (limit: number, after?: string): Promise<OutboxRow[]> =>
  Outbox.find(after === undefined ? {} : { _id: { $gt: after } })
    .sort({ _id: 1 })
    .limit(limit)
    .lean()
    .exec();

export const hasRows = async (): Promise<boolean> => (await Outbox.exists({})) !== null;

/** Seconds since the oldest unpublished event was recorded; 0 when there is none. */
export const outboxLagSeconds = async (): Promise<number> => {
  const oldest = await Outbox.findOne({ isRepeated: { $exists: false } })
    .sort({ _id: 1 })
    .lean();
  return oldest ? Math.max(0, (Date.now() - Date.parse(oldest.occurredAt)) / 1000) : 0;
};
