import { createSerialQueues, waitAtMost, type Logger } from "@legal/service-kit";
import type { Channel, ChannelModel, ConsumeMessage } from "amqplib";
import type { IncomingEvent, Verdict } from "./handle-event.ts";
import type { Subscription } from "./subscription.ts";
import { measureQueues } from "../broker/queue-metrics.ts";
import { assertConsumerQueue, assertExchange, queueName } from "../broker/topology.ts";

interface ConsumeOptions {
  model: ChannelModel;
  reset: () => void;
  namespace: string;
  service: string;
  subscriptions: readonly Subscription[];
  logger: Logger;
  read: (message: ConsumeMessage) => IncomingEvent;
}

export interface QueueConsumer {
  /** Takes no more messages; resolves when those in hand are settled and the channel closed. */
  stop: () => Promise<void>;
}

/** A broker that hangs may not hold up a process that ends. */
const STOP_LIMIT_MS = 1000;
/** Also how many events are handled at once. */
const PREFETCH = 20;

const settle = (channel: Channel, message: ConsumeMessage, verdict: Verdict): void => {
  if (verdict === "ack" || verdict === "kept") channel.ack(message);
  if (verdict === "dead") channel.reject(message, false);
};

/** Asserts a service's queue on a fresh channel and handles its messages, those of one partition key in order. */
export const consumeQueue = async (options: ConsumeOptions): Promise<QueueConsumer> => {
  const { model, reset, namespace, service, subscriptions, logger, read } = options;
  const channel = await model.createChannel();
  let alive = true;
  const queues = createSerialQueues();

  channel.on("error", (error) => logger.warn({ err: error }, "consuming channel failed"));
  channel.once("close", () => {
    alive = false;
    reset();
  });
  await assertExchange(channel, namespace);
  await assertConsumerQueue(channel, namespace, service, subscriptions);
  await channel.prefetch(PREFETCH);

  const work = async (message: ConsumeMessage, handle: IncomingEvent["handle"]): Promise<void> => {
    try {
      const verdict = alive ? await handle() : "leave";
      // A channel that closed meanwhile takes no answer: the message comes again and then has no second effect.
      if (alive) settle(channel, message, verdict);
    } catch (error) {
      logger.error({ err: error }, "event left in the queue");
      reset();
    }
  };
  const take = (message: ConsumeMessage | null): void => {
    // The broker cancelled us: the queue is gone. A new connection makes it again.
    if (!message) return reset();
    const { partitionKey, handle } = read(message);
    void queues.run(partitionKey, () => work(message, handle));
  };
  measureQueues({ channel, namespace, service, isAlive: () => alive });
  const { consumerTag } = await channel.consume(queueName(namespace, service), take);

  return {
    stop: async () => {
      try {
        if (alive) await waitAtMost(channel.cancel(consumerTag), STOP_LIMIT_MS);
        await queues.idle();
        // Closing the connection alone may overtake the last acknowledgement.
        if (alive) await waitAtMost(channel.close(), STOP_LIMIT_MS);
      } catch (error) {
        logger.debug({ err: error }, "channel closed meanwhile");
      }
    },
  };
};
