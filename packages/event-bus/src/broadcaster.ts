import type { EventContract } from "@legal/contracts";
import { currentRequestId, currentTraceparent, newId } from "@legal/service-kit";
import type { Envelope } from "./envelope/envelope.ts";
import { openPublisher, type PublisherOptions } from "./broker/publisher.ts";
import { createSingleFlight } from "./broker/single-flight.ts";

export interface Broadcaster {
  /** Publishes soon; never waits and never throws, unless the payload does not match the event's schema. */
  publish: <T>(event: EventContract<T>, payload: T) => void;
  connected: () => Promise<void>;
  /** Publishes what it can, then closes. */
  stop: () => Promise<void>;
}

const WINDOW_EVENTS = 100;
/** While the broker is unavailable, newer events replace the oldest. */
const MAX_WAITING = 1000;

/**
 * For a process without a database, and for events that may be lost: they are kept in memory only, in order, and
 * published at least once. A change of state belongs in the outbox instead.
 */
export const startBroadcaster = (options: PublisherOptions): Broadcaster => {
  const { logger } = options;
  const publisher = openPublisher(options, () => flight.wake());
  const waiting: Envelope[] = [];

  const keepNewest = (): void => void waiting.splice(0, Math.max(0, waiting.length - MAX_WAITING));
  const putBack = (events: readonly Envelope[]): void => {
    waiting.unshift(...events);
    keepNewest();
  };
  const publishNext = async (): Promise<void> => {
    const window = waiting.splice(0, WINDOW_EVENTS);
    let unconfirmed = window;
    try {
      const { confirmed } = await publisher.publish(window);
      unconfirmed = window.filter((event) => !confirmed.includes(event));
    } finally {
      putBack(unconfirmed);
    }
    if (unconfirmed.length > 0) throw new Error("the broker refused events; they wait");
  };
  const flight = createSingleFlight(async () => {
    try {
      while (waiting.length > 0 && publisher.isReady()) await publishNext();
    } catch (error) {
      logger.warn({ err: error }, "publishing waits for the broker");
    }
  });

  return {
    publish: (event, payload) => {
      const [requestId, traceparent] = [currentRequestId(), currentTraceparent()];
      waiting.push({
        id: newId(),
        name: event.name,
        occurredAt: new Date().toISOString(),
        payload: event.schema.parse(payload),
        ...(requestId !== undefined && { requestId }),
        ...(traceparent !== undefined && { traceparent }),
      });
      keepNewest();
      flight.wake();
    },
    connected: publisher.connected,
    stop: async () => {
      flight.wake();
      await flight.idle();
      await publisher.stop();
    },
  };
};
