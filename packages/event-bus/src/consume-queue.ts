import type { Logger } from "@legal/service-kit";
import type { Channel, ChannelModel, ConsumeMessage } from "amqplib";
import type { Verdict } from "./handle-event.ts";
import type { Subscription } from "./subscription.ts";
import { measureQueues } from "./queue-metrics.ts";
import { assertConsumerQueue, assertExchange, queueName } from "./topology.ts";

interface ConsumeOptions {
  model: ChannelModel;
  reset: () => void;
  namespace: string;
  service: string;
  subscriptions: readonly Subscription[];
  logger: Logger;
  handle: (message: ConsumeMessage) => Promise<Verdict>;
}

export interface QueueConsumer {
  /** Takes no more messages; resolves when the one in hand is settled and the channel closed. */
  stop: () => Promise<void>;
}

const PREFETCH = 20;

const settle = (channel: Channel, message: ConsumeMessage, verdict: Verdict): void => {
  if (verdict === "ack") channel.ack(message);
  if (verdict === "dead") channel.reject(message, false);
};

/** Asserts a service's queue on a fresh channel and handles its messages one after the other. */
export const consumeQueue = async (options: ConsumeOptions): Promise<QueueConsumer> => {
  const { model, reset, namespace, service, subscriptions, logger, handle } = options;
  const channel = await model.createChannel();
  let alive = true;
  let tail: Promise<void> = Promise.resolve();

  channel.on("error", (error) => logger.warn({ err: error }, "consuming channel failed"));
  channel.once("close", () => {
    alive = false;
    reset();
  });
  await assertExchange(channel, namespace);
  await assertConsumerQueue(channel, namespace, service, subscriptions);
  await channel.prefetch(PREFETCH);

  const work = async (message: ConsumeMessage): Promise<void> => {
    try {
      const verdict = alive ? await handle(message) : "leave";
      // A channel that closed meanwhile takes no answer: the message comes again and then has no second effect.
      if (alive) settle(channel, message, verdict);
    } catch (error) {
      logger.error({ err: error }, "event left in the queue");
      reset();
    }
  };
  const take = (message: ConsumeMessage | null): void => {
    if (message) tail = tail.then(() => work(message));
    // The broker cancelled us: the queue is gone. A new connection makes it again.
    else reset();
  };
  measureQueues({ channel, namespace, service, isAlive: () => alive });
  const { consumerTag } = await channel.consume(queueName(namespace, service), take);

  return {
    stop: async () => {
      try {
        if (alive) await channel.cancel(consumerTag);
        await tail;
        // Closing the connection alone may overtake the last acknowledgement.
        if (alive) await channel.close();
      } catch (error) {
        logger.debug({ err: error }, "channel closed meanwhile");
      }
    },
  };
};
