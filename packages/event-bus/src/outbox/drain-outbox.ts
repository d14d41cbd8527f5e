import type { Logger } from "@legal/service-kit";
import type { Lease } from "@legal/service-kit/mongo";
import { createMover } from "./move-published.ts";
import { nextRows, toEnvelope, type OutboxRow } from "./outbox.ts";
import type { Publisher } from "../broker/publisher.ts";

/** Rows that are published at once, and then confirmed. */
const WINDOW_ROWS = 100;
/** Rows that are read at once, while those before are published. */
const PAGE_ROWS = 500;
/** Then it starts from the oldest again: a slow transaction commits a row older than those already read. */
const PAGES_PER_PASS = 20;

export type Outcome = "drained" | "more" | "unavailable" | "not leader";

/** Logs once per event name that there is no consumer: normal for some events, a mistake for others. */
const createUnroutableLog = (logger: Logger): ((names: string[]) => void) => {
  const known = new Set<string>();
  return (names) => {
    for (const name of names) {
      if (known.has(name)) continue;
      known.add(name);
      logger.info({ event: name }, "no consumer for this event; not repeated");
    }
  };
};

/** Reads the next page while the present one is published. */
const readAhead = async function* (): AsyncGenerator<OutboxRow[]> {
  let next: Promise<OutboxRow[]> | undefined = nextRows(PAGE_ROWS);
  for (let page = 0; next && page < PAGES_PER_PASS; page += 1) {
    const rows: OutboxRow[] = await next;
    next = rows.length < PAGE_ROWS ? undefined : nextRows(PAGE_ROWS, rows.at(-1)?._id);
    // Awaited below, unless publishing fails first: then its rejection must not end the process.
    next?.catch(() => undefined);
    yield rows;
  }
};

/** Publishes what is recorded, in order, and moves what was confirmed. Returns early when it is not this relay's turn. */
export const createDrain = (publisher: Publisher, lease: Lease, logger: Logger) => {
  const logUnroutable = createUnroutableLog(logger);
  /**
   * Confirmed here, and not moved yet. A relay that was killed within its move holds its rows for a minute, until MongoDB
   * ends its transaction: they are moved then, and not published again and again until then.
   */
  const unmoved = new Set<string>();

  const publish = async (rows: readonly OutboxRow[]): Promise<OutboxRow[]> => {
    const unpublished = rows.filter(({ _id }) => !unmoved.has(_id));
    if (unpublished.length > 0) {
      const { confirmed, unroutable } = await publisher.publish(unpublished.map(toEnvelope));
      logUnroutable(unroutable.map(({ name }) => name));
      for (const { id } of confirmed) unmoved.add(id);
    }
    return rows.filter(({ _id }) => unmoved.has(_id));
  };

  /** Two windows are on their way at once: the broker never waits for this process to read confirms. */
  const publishPass = async (add: (rows: OutboxRow[]) => Promise<void>): Promise<Outcome> => {
    let before = Promise.resolve();
    const publishNext = async (window: readonly OutboxRow[], earlier: Promise<void>): Promise<void> => {
      const confirmed = await publish(window);
      await earlier;
      await add(confirmed);
      if (confirmed.length < window.length) throw new Error("the broker refused events; they stay recorded");
    };
    let last = 0;
    try {
      for await (const page of readAhead()) {
        for (let from = 0; from < page.length; from += WINDOW_ROWS) {
          if (!publisher.isReady()) return "unavailable";
          if (!(await lease.hold())) return "not leader";
          const [earlier, next] = [before, publishNext(page.slice(from, from + WINDOW_ROWS), before)];
          before = next;
          // Awaited below; until then its rejection must not end the process.
          next.catch(() => undefined);
          await earlier;
        }
        last = page.length;
      }
      await before;
      return last < PAGE_ROWS ? "drained" : "more";
    } finally {
      await Promise.allSettled([before]);
    }
  };

  const drainOnce = async (): Promise<Outcome> => {
    const mover = createMover((rows) => rows.forEach(({ _id }) => unmoved.delete(_id)));
    try {
      return await publishPass(mover.add);
    } finally {
      await mover.finish();
    }
  };

  return async (): Promise<Outcome> => {
    for (;;) {
      if (!publisher.isReady()) return "unavailable";
      if (!(await lease.hold())) return "not leader";
      const outcome = await drainOnce();
      // What is left in it went with its account.
      if (outcome === "drained") unmoved.clear();
      if (outcome !== "more") return outcome;
    }
  };
};
