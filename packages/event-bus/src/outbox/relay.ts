import { gauge } from "@legal/service-kit";
import { createLease } from "@legal/service-kit/mongo";
import { createDrain } from "./drain-outbox.ts";
import { afterRecording, hasRows, outboxLagSeconds } from "./outbox.ts";
import { openPublisher, type PublisherOptions } from "../broker/publisher.ts";
import { createSingleFlight } from "../broker/single-flight.ts";

export interface Relay {
  /** Publishes now what is recorded; called by itself after every recording commit and once a second. */
  wake: () => void;
  /** Resolves at the first connection to the broker. */
  connected: () => Promise<void>;
  /** Publishes what it can, then closes. Rows that stay are published by the next relay. */
  stop: () => Promise<void>;
}

/** Longer than publishing one window may take. */
const LEASE_MS = 15_000;
const POLL_MS = 1000;
/** How long a relay keeps its lease after the last row, so that a busy one does not take it again for every row. */
const LINGER_MS = 200;
const TURN_RETRY_MS = 50;

/**
 * Moves recorded events from this database to the broker: in the order of recording, at least once. Of several
 * replicas one publishes at a time. While the broker or the database is unavailable, rows wait and nothing else does.
 */
export const startRelay = (options: PublisherOptions): Relay => {
  const { logger } = options;
  const publisher = openPublisher(options, () => flight.wake());
  const lease = createLease({ collection: "outbox_lease", id: "relay", ms: LEASE_MS, logger });
  const drain = createDrain(publisher, lease, logger);
  let next: NodeJS.Timeout | undefined;
  gauge("event_bus_outbox_lag_seconds", "Age of the oldest event that is not published yet", [], async (own) =>
    own.set(await outboxLagSeconds()),
  );

  const flight = createSingleFlight(async () => {
    clearTimeout(next);
    try {
      const outcome = await drain();
      if (outcome === "drained") next = setTimeout(() => void lease.release(), LINGER_MS);
      if (outcome === "not leader") next = setTimeout(() => flight.wake(), TURN_RETRY_MS);
    } catch (error) {
      logger.warn({ err: error }, "publishing waits; tried again within a second");
    }
  });
  const poll = async (): Promise<void> => {
    try {
      if (publisher.isReady() && (await hasRows())) flight.wake();
    } catch (error) {
      logger.debug({ err: error }, "outbox is out of reach");
    }
  };

  const forget = afterRecording(flight.wake);
  const timer = setInterval(() => void poll(), POLL_MS);

  return {
    wake: flight.wake,
    connected: publisher.connected,
    stop: async () => {
      forget();
      clearInterval(timer);
      flight.wake();
      await flight.idle();
      clearTimeout(next);
      await lease.release();
      await publisher.stop();
    },
  };
};
