import type { EventContract } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import type { ChannelModel, ConfirmChannel } from "amqplib";
import { keepConnected } from "./broker-connection.ts";
import type { Envelope } from "../envelope/envelope.ts";
import { publishBatch, type BatchResult } from "./publish-batch.ts";
import { assertConsumerQueue, assertExchange, exchangeName } from "./topology.ts";

export interface PublisherOptions {
  rabbitUrl: string;
  logger: Logger;
  /** Prefix of exchange and queue names. */
  namespace?: string;
  /**
   * Consumers that must not miss anything from the first event on: their queues are made before the first publish,
   * whichever service starts first.
   */
  deliverTo?: Record<string, RecipientEvents>;
}

type RecipientEvents = readonly Pick<EventContract, "name">[];

export interface Publisher {
  /** False while the broker is unavailable or blocks publishers. */
  isReady: () => boolean;
  /** Throws when the broker did not answer; a connection that does not confirm is replaced. */
  publish: (events: readonly Envelope[]) => Promise<BatchResult>;
  connected: () => Promise<void>;
  stop: () => Promise<void>;
}

interface OpenChannel {
  channel: ConfirmChannel;
  reset: () => void;
  blocked: boolean;
}

const ACCESS_REFUSED = 403;

const isRefused = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === ACCESS_REFUSED;

/** A publishing channel that is opened again after every loss; `onReady` is called whenever it can take events again. */
export const openPublisher = (options: PublisherOptions, onReady: () => void): Publisher => {
  const { rabbitUrl, logger, namespace = "", deliverTo = {} } = options;
  let open: OpenChannel | undefined;

  const watchBlocking = (model: ChannelModel, own: OpenChannel): void => {
    model.on("blocked", (reason) => {
      own.blocked = true;
      logger.warn({ reason }, "RabbitMQ takes no events for now");
    });
    model.on("unblocked", () => {
      own.blocked = false;
      onReady();
    });
  };

  /** On a channel of its own, which a refusal closes. */
  const makeQueueOf = async (model: ChannelModel, service: string, events: RecipientEvents): Promise<void> => {
    const channel = await model.createChannel();
    channel.on("error", (error) => logger.debug({ err: error }, "channel of a recipient's queue failed"));
    try {
      await assertConsumerQueue(channel, namespace, service, events);
      await channel.close();
    } catch (error) {
      if (!isRefused(error)) throw error;
      // A broker whose users are those of an earlier release: better late events than none.
      logger.warn({ err: error, service }, "no right to make this service's queue: it must bind that itself");
    }
  };

  const setup = async (model: ChannelModel, reset: () => void): Promise<void> => {
    const channel = await model.createConfirmChannel();
    const own: OpenChannel = { channel, reset, blocked: false };
    channel.on("error", (error) => logger.warn({ err: error }, "publishing channel failed"));
    channel.once("close", () => {
      if (open === own) open = undefined;
      reset();
    });
    watchBlocking(model, own);
    await assertExchange(channel, namespace);
    for (const [service, events] of Object.entries(deliverTo)) await makeQueueOf(model, service, events);
    open = own;
    onReady();
  };

  const broker = keepConnected({ url: rabbitUrl, role: "relay", logger, setup });

  return {
    isReady: () => open !== undefined && !open.blocked,
    publish: async (events) => {
      if (!open) throw new Error("no connection to the broker");
      const own = open;
      try {
        return await publishBatch(own.channel, exchangeName(namespace), events);
      } catch (error) {
        own.reset();
        throw error;
      }
    },
    connected: broker.connected,
    stop: broker.stop,
  };
};
