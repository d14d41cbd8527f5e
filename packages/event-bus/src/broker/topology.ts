import type { EventContract } from "@legal/contracts";
import type { Channel } from "amqplib";
import { queueArguments } from "./queue-arguments.ts";

const EXCHANGE = "legal.events";

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
  await channel.assertQueue(queue, { durable: true, arguments: queueArguments(dead) });
  for (const { name } of events) await channel.bindQueue(queue, exchangeName(namespace), name);
};
