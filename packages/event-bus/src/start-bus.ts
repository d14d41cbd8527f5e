import type { Logger } from "@legal/service-kit";
import type { PublisherOptions } from "./broker/publisher.ts";
import { startConsumer } from "./consuming/consumer.ts";
import type { Subscription } from "./consuming/subscription.ts";
import { startRelay } from "./outbox/relay.ts";

interface BusOptions {
  service: string;
  config: { RABBITMQ_URL: string; EVENT_NAMESPACE: string };
  logger: Logger;
  subscriptions: readonly Subscription[];
  deliverTo?: NonNullable<PublisherOptions["deliverTo"]>;
}

/** Publishes what a service records, and handles what it subscribes to. */
export const startBus = ({ service, config, logger, subscriptions, deliverTo = {} }: BusOptions) => {
  const broker = { rabbitUrl: config.RABBITMQ_URL, namespace: config.EVENT_NAMESPACE, logger };
  const relay = startRelay({ ...broker, deliverTo });
  const consumer = startConsumer({ ...broker, service, subscriptions });
  return {
    stop: async (): Promise<void> => {
      await consumer.stop();
      await relay.stop();
    },
  };
};
