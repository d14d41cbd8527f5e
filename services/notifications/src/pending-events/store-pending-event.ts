import type { EventContext } from "@legal/event-bus";
import { afterCommit } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { PendingEventRow, type PendingEvent } from "./pending-event-model.ts";

const listeners = new Set<() => void>();

/** Calls `listener` when there is something new to do; returns how to stop it. */
export const onNewWork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const wakeJobsAfter = (session: ClientSession): void =>
  afterCommit(session, () => listeners.forEach((listener) => listener()));

/** Keeps what happened until it is known whom it concerns, in the transaction of the event. */
export const storePendingEvent = async (pending: PendingEvent, { session, eventId }: EventContext): Promise<void> => {
  await PendingEventRow.create([{ _id: eventId, ...pending, attempts: 0, dueAt: new Date() }], { session });
  wakeJobsAfter(session);
};
