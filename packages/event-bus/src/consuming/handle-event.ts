import { backoffMs, counter, histogram, inSpan, isDependencyDown } from "@legal/service-kit";
import { waitFor, withRequestId, type Logger } from "@legal/service-kit";
import type { ConsumeMessage } from "amqplib";
import { decode, type Envelope } from "../envelope/envelope.ts";
import { applyOnce, isProcessed } from "./processed-events.ts";
import type { AcceptedEvent, Subscription } from "./subscription.ts";
import { isHeldUp, keepUnhandled } from "./unhandled-events.ts";

/** What to do with the message: `ack` it, `kept` or not, move it to the dead letters, or leave it to the next consumer. */
export type Verdict = "ack" | "kept" | "dead" | "leave";

/** A message that was read: its turn is decided by the key, what becomes of it by handling it. */
export interface IncomingEvent {
  partitionKey: string;
  handle: () => Promise<Verdict>;
}

export interface HandlingOptions {
  subscriptions: ReadonlyMap<string, Subscription>;
  logger: Logger;
  tries: number;
  signal: AbortSignal;
}

const RETRY = { firstMs: 50, maxMs: 5000, factor: 3 };

const consumed = counter("event_bus_consumed_total", "Events taken from the queue", ["event", "outcome"]);
const retries = counter("event_bus_retries_total", "Handler runs that failed and were tried again", ["event"]);

const BUCKETS_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const handling = histogram(
  "event_bus_handling_seconds",
  "Time from taking an event to its end, retries included",
  ["event"],
  BUCKETS_SECONDS,
);

/** Stores the effect of an event and says how it went, for the metrics. */
type Effect = () => Promise<"done" | "duplicate" | "kept">;

const settle = (event: string, outcome: string, verdict: Verdict): Verdict => {
  consumed.inc({ event, outcome });
  return verdict;
};

/** An unavailable database is waited for; only failures of the handler itself are counted. */
const applyWithRetry = async (event: Envelope, effect: Effect, options: HandlingOptions): Promise<Verdict> => {
  const { logger, tries, signal } = options;
  let failures = 0;
  for (let waits = 1; !signal.aborted; waits += 1) {
    try {
      const outcome = await effect();
      return settle(event.name, outcome, outcome === "kept" ? "kept" : "ack");
    } catch (error) {
      if (!isDependencyDown(error)) failures += 1;
      if (failures >= tries) {
        logger.error({ err: error, event: event.name, eventId: event.id }, "event moved to the dead letters");
        return settle(event.name, "dead", "dead");
      }
      retries.inc({ event: event.name });
      logger.warn({ err: error, event: event.name, eventId: event.id, failures }, "event handler failed, trying again");
      await waitFor(backoffMs(waits, RETRY), signal);
    }
  }
  return "leave";
};

const poison = (logger: Logger, event: string, error: unknown): IncomingEvent => ({
  partitionKey: "",
  handle: async () => {
    logger.error({ err: error, event }, "event is not readable, moved to the dead letters");
    return settle(event, "poison", "dead");
  },
});

/** One line and one measurement per event, as for a request. */
const followed = async (event: Envelope, logger: Logger, work: () => Promise<Verdict>): Promise<Verdict> => {
  const startedAt = performance.now();
  const verdict = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  handling.observe({ event: event.name }, seconds);
  logger.info({ event: event.name, eventId: event.id, verdict, ms: Math.round(seconds * 1000) }, "event");
  return verdict;
};

const traceparentOf = ({ properties }: ConsumeMessage): string | undefined => {
  const header: unknown = properties.headers?.["traceparent"];
  return typeof header === "string" ? header : undefined;
};

const deliver = (event: Envelope, partitionKey: string, effect: Effect, options: HandlingOptions): IncomingEvent => {
  const span = {
    name: `process ${event.name}`,
    kind: "consumer",
    parent: event.traceparent,
    attributes: { "messaging.system": "rabbitmq", "messaging.message.id": event.id },
  } as const;
  const handle = (): Promise<Verdict> =>
    withRequestId(event.requestId ?? event.id, () =>
      inSpan(span, () => followed(event, options.logger, () => applyWithRetry(event, effect, options))),
    );
  return { partitionKey, handle };
};

/**
 * It has a value that this release does not know, or follows one that is kept for it: a later change may not overtake.
 * What another release has handled waits for nothing.
 */
const mustWait = async (event: Envelope, { partitionKey, hasUnknownValue }: AcceptedEvent): Promise<boolean> =>
  (hasUnknownValue || (await isHeldUp(event, partitionKey))) && !(await isProcessed(event.id));

/** Undefined where handling the event says what is wrong with it. */
const acceptedOf = ({ name, payload }: Envelope, { subscriptions }: HandlingOptions): AcceptedEvent | undefined => {
  try {
    return subscriptions.get(name)?.accept(payload);
  } catch {
    return undefined;
  }
};

/** The key of a kept event that this release leaves to another one still. */
export const keyStillWaiting = async (event: Envelope, options: HandlingOptions): Promise<string | undefined> => {
  const accepted = acceptedOf(event, options);
  return accepted && (await mustWait(event, accepted)) ? accepted.partitionKey : undefined;
};

const keep = async (event: Envelope, logger: Logger, partitionKey?: string): Promise<"kept"> => {
  logger.warn({ event: event.name, eventId: event.id }, "kept for a release that knows the event and its values");
  await keepUnhandled(event, partitionKey);
  return "kept";
};

/** Decides what becomes of an event, whether it comes from the queue or was kept. */
export const incomingEventOf = (event: Envelope, options: HandlingOptions): IncomingEvent => {
  const { subscriptions, logger } = options;
  const subscription = subscriptions.get(event.name);
  if (!subscription) return deliver(event, event.name, () => keep(event, logger), options);
  try {
    const accepted = subscription.accept(event.payload);
    const { partitionKey, handle } = accepted;
    const effect: Effect = async () => {
      if (await mustWait(event, accepted)) return keep(event, logger, partitionKey);
      return applyOnce(event.id, (session) => handle({ session, eventId: event.id }));
    };
    return deliver(event, partitionKey, effect, options);
  } catch (error) {
    return poison(logger, event.name, error);
  }
};

/** Reads one message; what cannot be read goes to the dead letters. */
export const readEvent = (message: ConsumeMessage, options: HandlingOptions): IncomingEvent => {
  const traceparent = traceparentOf(message);
  try {
    const event = decode(message.content);
    return incomingEventOf({ ...event, ...(traceparent !== undefined && { traceparent }) }, options);
  } catch (error) {
    return poison(options.logger, "unknown", error);
  }
};
