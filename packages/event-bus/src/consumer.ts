import type { Logger } from "@legal/service-kit";
import type { ConsumeMessage } from "amqplib";
import { keepConnected } from "./broker-connection.ts";
import { consumeQueue, type QueueConsumer } from "./consume-queue.ts";
import { handleEvent, type Verdict } from "./handle-event.ts";
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
  /** Finishes the event in hand, leaves the others in the queue, closes. */
  stop: () => Promise<void>;
}

const DEFAULT_TRIES = 5;

const byName = (subscriptions: readonly Subscription[]): ReadonlyMap<string, Subscription> => {
  const map = new Map(subscriptions.map((subscription) => [subscription.name, subscription]));
  if (map.size < subscriptions.length) throw new Error("two subscriptions to one event");
  return map;
};

/**
 * Consumes a service's queue: one event after the other in the order of the queue, each effect once. Failures are
 * tried again in process with growing pauses, then moved to `<service>.events.dead`.
 */
export const startConsumer = (options: ConsumerOptions): Consumer => {
  const { service, rabbitUrl, logger, namespace = "", tries = DEFAULT_TRIES } = options;
  const subscriptions = byName(options.subscriptions);
  const stopping = new AbortController();
  let queue: QueueConsumer | undefined;

  const handle = (message: ConsumeMessage): Promise<Verdict> =>
    handleEvent(message, { subscriptions, logger, tries, signal: stopping.signal });
  const broker = keepConnected({
    url: rabbitUrl,
    role: "consumer",
    logger,
    setup: async (model, reset) => {
      const names = { namespace, service, subscriptions: options.subscriptions };
      queue = await consumeQueue({ model, reset, logger, handle, ...names });
    },
  });

  return {
    connected: broker.connected,
    stop: async () => {
      stopping.abort();
      await queue?.stop();
      await broker.stop();
    },
  };
};
