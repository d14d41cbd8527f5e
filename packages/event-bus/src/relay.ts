import type { Logger } from "@legal/service-kit";
import { afterRecording, forgetRows, hasRows, nextRows } from "./outbox.ts";
import { measureOutbox } from "./outbox-metrics.ts";
import { openPublisher, type Publisher, type PublisherOptions } from "./publisher.ts";
import { createLease, type RelayLeaseHolder } from "./relay-lease.ts";
import { singleFlight } from "./single-flight.ts";

export interface Relay {
  /** Publishes now what is recorded; called by itself after every recording commit and once a second. */
  wake: () => void;
  /** Resolves at the first connection to the broker. */
  connected: () => Promise<void>;
  /** Publishes what it can, then closes. Rows that stay are published by the next relay. */
  stop: () => Promise<void>;
}

const WINDOW = 100;
const POLL_MS = 1000;
/** After its last row a relay keeps its turn this long, so that a busy one does not take it anew for every row. */
const LINGER_MS = 200;
const TURN_RETRY_MS = 50;

/** Says once per event name that nobody listens: normal for some events, a mistake for others. */
const createSilenceReport = (logger: Logger): ((names: string[]) => void) => {
  const known = new Set<string>();
  return (names) => {
    for (const name of names) {
      if (known.has(name)) continue;
      known.add(name);
      logger.info({ event: name }, "no consumer for this event; not repeated");
    }
  };
};

/** Publishes and forgets row after row until none is left. Returns early when it is not this relay's turn. */
const createDrain = (publisher: Publisher, lease: RelayLeaseHolder, logger: Logger) => {
  const reportSilence = createSilenceReport(logger);

  const publishNext = async (): Promise<number> => {
    const rows = await nextRows(WINDOW);
    if (rows.length === 0) return 0;
    const { confirmed, unroutable } = await publisher.publish(rows);
    await forgetRows(confirmed.map(({ id }) => id));
    reportSilence(unroutable.map(({ name }) => name));
    if (confirmed.length < rows.length) throw new Error("the broker refused events; they stay recorded");
    return rows.length;
  };

  return async (): Promise<"drained" | "away" | "not our turn"> => {
    for (;;) {
      if (!publisher.isReady()) return "away";
      if (!(await lease.hold())) return "not our turn";
      if ((await publishNext()) < WINDOW) return "drained";
    }
  };
};

/**
 * Moves recorded events from this database to the broker: in the order of recording, at least once. Of several
 * replicas one publishes at a time. While the broker or the database is away, rows wait and nothing else does.
 */
export const startRelay = (options: PublisherOptions): Relay => {
  const { logger } = options;
  const publisher = openPublisher(options, () => flight.wake());
  const lease = createLease(logger);
  const drain = createDrain(publisher, lease, logger);
  let next: NodeJS.Timeout | undefined;
  measureOutbox(logger);

  const flight = singleFlight(async () => {
    clearTimeout(next);
    try {
      const outcome = await drain();
      if (outcome === "drained") next = setTimeout(() => void lease.release(), LINGER_MS);
      if (outcome === "not our turn") next = setTimeout(() => flight.wake(), TURN_RETRY_MS);
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
