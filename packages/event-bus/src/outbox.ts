import type { EventContract } from "@legal/contracts";
import { currentRequestId, currentTraceparent, newId } from "@legal/service-kit";
import mongoose, { type ClientSession } from "mongoose";
import type { Envelope } from "./envelope.ts";

interface OutboxRow extends Omit<Envelope, "id" | "requestId"> {
  _id: string;
  requestId: string | null;
}

/** Rows that are not published yet, in the database of the service whose change they tell; deleted once confirmed. */
export const Outbox = mongoose.model(
  "Outbox",
  new mongoose.Schema<OutboxRow>(
    {
      _id: String,
      name: String,
      occurredAt: String,
      payload: mongoose.Schema.Types.Mixed,
      requestId: String,
      traceparent: String,
    },
    { collection: "outbox", versionKey: false },
  ),
);

const listeners = new Set<() => void>();
const announced = new WeakSet<ClientSession>();

/** Calls `listener` after every transaction that recorded something; returns how to stop it. */
export const afterRecording = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const announceAtEnd = (session: ClientSession): void => {
  if (announced.has(session)) return;
  announced.add(session);
  session.once("ended", () => listeners.forEach((listener) => listener()));
};

const rowOf = <T>(event: EventContract<T>, payload: T): OutboxRow => {
  const traceparent = currentTraceparent();
  return {
    _id: newId(),
    name: event.name,
    occurredAt: new Date().toISOString(),
    payload: event.schema.parse(payload),
    requestId: currentRequestId() ?? null,
    ...(traceparent !== undefined && { traceparent }),
  };
};

/**
 * Records a fact in the same transaction as the change it tells: both are stored or neither. It is published right
 * after the commit. Throws when the payload does not match the event's schema.
 */
export const record = async <T>(event: EventContract<T>, payload: T, session: ClientSession): Promise<void> => {
  // The driver's own call: a row needs no casting, and every change of the platform passes here.
  await Outbox.collection.insertOne(rowOf(event, payload) as never, { session });
  announceAtEnd(session);
};

/** The oldest rows; ids are UUIDv7, so their order is that of recording. */
export const nextRows = async (limit: number): Promise<Envelope[]> => {
  const rows = await Outbox.find().sort({ _id: 1 }).limit(limit).lean();
  return rows.map(({ _id, requestId, ...row }) => ({ id: _id, ...row, ...(requestId && { requestId }) }));
};

export const forgetRows = async (ids: readonly string[]): Promise<void> => {
  await Outbox.deleteMany({ _id: { $in: ids } });
};

export const hasRows = async (): Promise<boolean> => (await Outbox.exists({})) !== null;

/** Seconds since the oldest unpublished row was recorded; 0 when there is none. */
export const outboxLagSeconds = async (): Promise<number> => {
  const [oldest] = await nextRows(1);
  return oldest ? Math.max(0, (Date.now() - Date.parse(oldest.occurredAt)) / 1000) : 0;
};
