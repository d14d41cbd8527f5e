import { isDuplicateKey } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import mongoose, { type ClientSession } from "mongoose";
import { EVENTS_KEPT_SECONDS } from "../envelope/stored-envelope.ts";

interface ProcessedEventRow {
  _id: string;
  at: Date;
}

/** Ids of events whose effect is stored; longer than any event can wait in a queue and be delivered again. */
const ProcessedEvent = mongoose.model(
  "ProcessedEvent",
  new mongoose.Schema<ProcessedEventRow>(
    { _id: String, at: { type: Date, expires: EVENTS_KEPT_SECONDS } },
    { collection: "processed_events", versionKey: false },
  ),
);

export const isProcessed = async (eventId: string): Promise<boolean> =>
  (await ProcessedEvent.exists({ _id: eventId })) !== null;

class AlreadyProcessed extends Error {
  override readonly name = "AlreadyProcessed";
}

const remember = async (eventId: string, session: ClientSession): Promise<void> => {
  try {
    await ProcessedEvent.collection.insertOne({ _id: eventId, at: new Date() } as never, { session });
  } catch (error) {
    throw isDuplicateKey(error) ? new AlreadyProcessed() : error;
  }
};

/** Runs `effect` and remembers the event in one transaction; an event that is remembered already has no effect. */
export const applyOnce = async (
  eventId: string,
  effect: (session: ClientSession) => Promise<void>,
): Promise<"done" | "duplicate"> => {
  try {
    await inTransaction(async (session) => {
      await remember(eventId, session);
      await effect(session);
    });
    return "done";
  } catch (error) {
    if (error instanceof AlreadyProcessed) return "duplicate";
    throw error;
  }
};
