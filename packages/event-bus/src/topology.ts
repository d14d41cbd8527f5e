import type { EventContract } from "@legal/contracts";
import type { Channel } from "amqplib";

const EXCHANGE = "legal.events";
/** Crashes of the consumer while it holds a message, not failures of a handler: those are counted in process. */
const DELIVERY_LIMIT = 1000;

const within = (namespace: string, name: string): string => (namespace ? `${namespace}.${name}` : name);

export const exchangeName = (namespace: string): string => within(namespace, EXCHANGE);
export const queueName = (namespace: string, service: string): string => within(namespace, `${service}.events`);
export const deadQueueName = (namespace: string, service: string): string => `${queueName(namespace, service)}.dead`;

export const assertExchange = async (channel: Channel, namespace: string): Promise<void> => {
  await channel.assertExchange(exchangeName(namespace), "topic", { durable: true });
};

/**
 * The queue of one consumer, its dead-letter queue and its bindings. Only one replica consumes at a time (the others
 * stand by), so that events are handled in the order in which they were recorded.
 */
export const assertConsumerQueue = async (
  channel: Channel,
  namespace: string,
  service: string,
  events: readonly Pick<EventContract, "name">[],
): Promise<void> => {
  const queue = queueName(namespace, service);
  const dead = deadQueueName(namespace, service);
  await channel.assertQueue(dead, { durable: true, arguments: { "x-queue-type": "quorum" } });
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      "x-queue-type": "quorum",
      "x-single-active-consumer": true,
      "x-delivery-limit": DELIVERY_LIMIT,
      "x-dead-letter-exchange": "",
      "x-dead-letter-routing-key": dead,
      // At-least-once dead-lettering is refused without reject-publish.
      "x-dead-letter-strategy": "at-least-once",
      "x-overflow": "reject-publish",
    },
  });
  for (const { name } of events) await channel.bindQueue(queue, exchangeName(namespace), name);
};
