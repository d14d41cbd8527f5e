import { backoffMs, gauge, waitAtMost, waitFor, type Logger } from "@legal/service-kit";
import { connect, type ChannelModel } from "amqplib";

interface BrokerOptions {
  url: string;
  /** Told apart in logs and metrics: relay, consumer. */
  role: string;
  logger: Logger;
  /**
   * Runs after every connect: asserts the topology and opens channels. A failure closes and tries again; `reset` drops
   * this connection later on, when it does not behave, for a new one.
   */
  setup: (model: ChannelModel, reset: () => void) => Promise<void>;
}

export interface BrokerConnection {
  /** Resolves when set up for the first time. */
  connected: () => Promise<void>;
  stop: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5000;
/** A half-open connection shows after two of these. */
const HEARTBEAT_SECONDS = 10;
/** A broker that hangs may not hold up a process that ends. */
const STOP_LIMIT_MS = 1000;
const RECONNECT = { firstMs: 200, maxMs: 5000 };

/** Whether each connection of this process is set up. */
const connections = new Map<symbol, boolean>();

/** A health check: every connection that this process holds to the broker is up. */
export const checkBroker = async (): Promise<void> => {
  if ([...connections.values()].includes(false)) throw new Error("not connected");
};

const connectedGauge = gauge("event_bus_connected", "1 while the connection to the broker is set up", ["role"]);

const withHeartbeat = (url: string): string => {
  const parsed = new URL(url);
  parsed.searchParams.set("heartbeat", String(HEARTBEAT_SECONDS));
  return parsed.href;
};

const closing = new WeakSet<ChannelModel>();

/** Closing the connection closes its channels, whose loss asks for closing again. */
const closeQuietly = async (model: ChannelModel, logger: Logger): Promise<void> => {
  if (closing.has(model)) return;
  closing.add(model);
  try {
    await model.close();
  } catch (error) {
    logger.debug({ err: error }, "broker connection was closed already");
  }
};

/** Holds one connection for ever: every loss is followed by a new one, set up from scratch. */
export const keepConnected = ({ url, role, logger, setup }: BrokerOptions): BrokerConnection => {
  const stopping = new AbortController();
  const self = Symbol(role);
  const first = Promise.withResolvers<void>();
  let model: ChannelModel | undefined;
  const noteState = (isUp: boolean): void => {
    connections.set(self, isUp);
    connectedGauge.set({ role }, isUp ? 1 : 0);
  };
  noteState(false);

  const live = async (): Promise<void> => {
    const current = await connect(withHeartbeat(url), { timeout: CONNECT_TIMEOUT_MS });
    const closed = new Promise<void>((resolve) => current.once("close", () => resolve()));
    // Without a listener an error of the connection would end the process; "close" follows it.
    current.on("error", (error) => logger.debug({ err: error, role }, "broker connection failed"));
    model = current;
    // Stopped while it was being opened: no one else can close it.
    if (stopping.signal.aborted) return closeQuietly(current, logger);
    try {
      await setup(current, () => void closeQuietly(current, logger));
      noteState(true);
      logger.info({ role }, "RabbitMQ connected");
      first.resolve();
    } catch (error) {
      await closeQuietly(current, logger);
      throw error;
    }
    await closed;
    if (connections.has(self)) noteState(false);
    if (!stopping.signal.aborted) logger.warn({ role }, "RabbitMQ is unavailable");
  };

  const run = async (): Promise<void> => {
    for (let tries = 1; !stopping.signal.aborted; tries += 1) {
      try {
        await live();
        tries = 0;
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (tries === 1) logger.warn({ err: error, role }, "waiting for RabbitMQ");
      }
      await waitFor(backoffMs(Math.max(1, tries), RECONNECT), stopping.signal);
    }
  };
  const running = run();

  return {
    connected: () => first.promise,
    stop: async () => {
      stopping.abort();
      connections.delete(self);
      if (model) await waitAtMost(closeQuietly(model, logger), STOP_LIMIT_MS);
      await waitAtMost(running, STOP_LIMIT_MS);
    },
  };
};
