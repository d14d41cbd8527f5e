import type { EventContract } from "@legal/contracts";
import { newId, type Logger } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { startConsumer, startRelay, type Consumer, type Relay, type Subscription } from "../index.ts";

interface EventOptions {
  service: string;
  backing: { rabbitmqUrl: string; namespace: string };
  logger: Logger;
  /** Asked for once the service under test has started. */
  subscriptions: () => readonly Subscription[];
}

const outbox = () => mongoose.connection.collection<{ _id: string }>("outbox");
const processed = () => mongoose.connection.collection<{ _id: string }>("processed_events");

/** A real broker between a test file and the service: what is published here reaches its subscribers. */
export const useEvents = ({ service, backing, logger, subscriptions }: EventOptions) => {
  let relay: Relay;
  let consumer: Consumer;

  beforeAll(async () => {
    const { rabbitmqUrl: rabbitUrl, namespace } = backing;
    consumer = startConsumer({ service, rabbitUrl, namespace, logger, subscriptions: subscriptions() });
    await consumer.connected();
    relay = startRelay({ rabbitUrl, logger, namespace });
    await relay.connected();
  });
  afterAll(async () => {
    await consumer.stop();
    await relay.stop();
  });

  const sent = new Set<string>();

  /** Publishes as the owner's relay would; the same id again is a redelivery. Resolves when the broker has it. */
  const publish = async <T>(event: EventContract<T>, payload: T, eventId = newId()): Promise<string> => {
    const row = { _id: eventId, name: event.name, occurredAt: new Date().toISOString(), payload, requestId: null };
    await outbox().insertOne(row);
    sent.add(eventId);
    relay.wake();
    await until(async () => (await outbox().findOne({ _id: eventId })) === null);
    return eventId;
  };

  const handleSent = async (): Promise<void> => {
    const ids = [...sent];
    await until(async () => (await processed().countDocuments({ _id: { $in: ids } })) === ids.length);
    for (const id of ids) sent.delete(id);
  };
  let handling: Promise<void> | undefined;

  /**
   * Resolves when it was handled, and with it everything published before. Those that wait at once ask the database
   * together, so that they do not hold up what they wait for.
   */
  const deliver = async <T>(event: EventContract<T>, payload: T, eventId?: string): Promise<string> => {
    const published = await publish(event, payload, eventId);
    while (sent.has(published)) await (handling ??= handleSent().finally(() => (handling = undefined)));
    return published;
  };

  return { publish, deliver };
};
