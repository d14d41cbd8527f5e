import type { EventContract } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { readPayload } from "../envelope/read-payload.ts";

export interface EventContext {
  /** Pass it to every operation: the effect and the memory of the event are one transaction. */
  session: ClientSession;
  eventId: string;
}

export interface AcceptedEvent {
  /** Events of one key are handled in order. */
  partitionKey: string;
  /** It has a value that only another release knows: it must not be handled here. */
  hasUnknownValue: boolean;
  handle: (context: EventContext) => Promise<void>;
}

export interface Subscription {
  readonly name: string;
  /** Checks the payload by the event's schema (throws when it does not match) and binds the handler to it. */
  accept(payload: unknown): AcceptedEvent;
}

/** Declares what a service does when it learns of an event. The handler runs once per event, whatever is delivered. */
export const on = <T>(
  event: EventContract<T>,
  handler: (payload: T, context: EventContext) => Promise<unknown>,
): Subscription => ({
  name: event.name,
  accept: (raw) => {
    const { payload, hasUnknownValue } = readPayload(event, raw);
    return {
      partitionKey: event.partitionKey(payload),
      hasUnknownValue,
      handle: async (context) => {
        await handler(payload, context);
      },
    };
  },
});
