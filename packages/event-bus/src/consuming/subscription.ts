import type { EventContract } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import type { z } from "zod";

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

/** Whether all that is wrong is a text where this release lists the texts that it knows: a later one lists more. */
const isOfAnotherRelease = ({ issues }: z.ZodError): boolean =>
  issues.every(({ code, input }) => code === "invalid_value" && typeof input === "string");

/** Declares what a service does when it learns of an event. The handler runs once per event, whatever is delivered. */
export const on = <T>(
  event: EventContract<T>,
  handler: (payload: T, context: EventContext) => Promise<unknown>,
): Subscription => ({
  name: event.name,
  accept: (raw) => {
    const { data: payload, error } = event.schema.safeParse(raw, { reportInput: true });
    if (error && !isOfAnotherRelease(error)) throw error;
    if (error) {
      // The key is an id, which is as the schema says.
      return { partitionKey: event.partitionKey(raw as T), hasUnknownValue: true, handle: () => Promise.reject(error) };
    }
    return {
      partitionKey: event.partitionKey(payload),
      hasUnknownValue: false,
      handle: async (context) => {
        await handler(payload, context);
      },
    };
  },
});
