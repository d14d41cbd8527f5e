import type { Logger } from "@legal/service-kit";
import type { ConsumeMessage } from "amqplib";
import { keepConnected } from "../broker/broker-connection.ts";
import { consumeQueue, type QueueConsumer } from "./consume-queue.ts";
import { readEvent, type IncomingEvent } from "./handle-event.ts";
import { retryUnhandledEvents, measureUnhandledEvents } from "./retry-unhandled-events.ts";
import { createSingleFlight } from "../broker/single-flight.ts";
import type { Subscription } from "./subscription.ts";

interface ConsumerOptions {
  /** Names the queue: `<service>.events`. */
  service: string;
  rabbitUrl: string;
  subscriptions: readonly Subscription[];
  logger: Logger;
  /** Prefix of exchange and queue names. */
  namespace?: string;
  /** Runs of a failing handler before the event is moved to the dead letters. */
  tries?: number;
}

export interface Consumer {
  /** Resolves when the queue is bound and consumed for the first time. */
  connected: () => Promise<void>;
  /** Finishes the events in hand, leaves the others in the queue, closes. */
  stop: () => Promise<void>;
}

const DEFAULT_TRIES = 5;
const KEPT_EVERY_MS = 30_000;

const byName = (subscriptions: readonly Subscription[]): ReadonlyMap<string, Subscription> => {
  const map = new Map(subscriptions.map((subscription) => [subscription.name, subscription]));
  if (map.size < subscriptions.length) throw new Error("two subscriptions to one event");
  return map;
};

/**
 * Consumes a service's queue: events of one partition key in the order of the queue, others at once, each effect once.
 * Failures are tried again in process with growing pauses, then moved to `<service>.events.dead`. What this release
 * does not know is kept in `unhandled_events`, and handled by a release that knows it before it takes anything new.
 */
export const startConsumer = (options: ConsumerOptions): Consumer => {
  const { service, rabbitUrl, logger, namespace = "", tries = DEFAULT_TRIES } = options;
  const subscriptions = byName(options.subscriptions);
  const stopping = new AbortController();
  let queue: QueueConsumer | undefined;

  const handling = { subscriptions, logger, tries, signal: stopping.signal };
  const kept = createSingleFlight(() => retryUnhandledEvents(handling));
  const handleKept = (): Promise<void> => {
    kept.wake();
    return kept.idle();
  };
  measureUnhandledEvents();
  const timer = setInterval(kept.wake, KEPT_EVERY_MS);
  const broker = keepConnected({
    url: rabbitUrl,
    role: "consumer",
    logger,
    setup: async (model, reset) => {
      await handleKept();
      // A replica stands by until the one before leaves, which keeps what it does not know to the last.
      let takenOver: Promise<void> | undefined;
      const read = (message: ConsumeMessage): IncomingEvent => {
        const { partitionKey, handle } = readEvent(message, handling);
        return { partitionKey, handle: () => (takenOver ??= handleKept()).then(handle) };
      };
      const names = { namespace, service, subscriptions: options.subscriptions };
      queue = await consumeQueue({
        model,
        reset,
        logger,
        read,
        ...names,
      });
    },
  });

  return {
    connected: broker.connected,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await kept.idle();
      await queue?.stop();
      await broker.stop();
    },
  };
};
