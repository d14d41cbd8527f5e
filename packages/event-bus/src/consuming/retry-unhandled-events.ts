import { gauge, type Logger } from "@legal/service-kit";
import { incomingEventOf, keyStillWaiting, type HandlingOptions } from "./handle-event.ts";
import { countUnhandled, forgetUnhandled, markFailed, markKey, nextUnhandled } from "./unhandled-events.ts";
import type { KeptEvent } from "./unhandled-events.ts";

const BATCH = 100;

const putAside = async (eventId: string, logger: Logger): Promise<void> => {
  await markFailed(eventId);
  logger.error({ eventId }, "kept event failed, it stays in unhandled_events");
};

/** False when the process ends meanwhile. */
const retry = async ({ event, partitionKey }: KeptEvent, options: HandlingOptions): Promise<boolean> => {
  const key = await keyStillWaiting(event, options);
  if (key !== undefined) {
    if (key !== partitionKey) await markKey(event.id, key);
    return true;
  }
  const verdict = await incomingEventOf(event, options).handle();
  if (verdict === "ack") await forgetUnhandled(event.id);
  if (verdict === "dead") await putAside(event.id, options.logger);
  return verdict !== "leave";
};

/**
 * Handles what a release that did not know these events, or a value of theirs, has kept, oldest first; what this one
 * does not know either stays. Never rejects.
 */
export const retryUnhandledEvents = async (options: HandlingOptions): Promise<void> => {
  const names = [...options.subscriptions.keys()];
  try {
    for (let after = ""; ;) {
      const events = await nextUnhandled(names, after, BATCH);
      for (const kept of events) if (!(await retry(kept, options))) return;
      const last = events.at(-1);
      if (!last) return;
      after = last.event.id;
    }
  } catch (error) {
    options.logger.warn({ err: error }, "kept events wait for the database");
  }
};

/** Counts at each scrape what no release has handled yet. */
export const measureUnhandledEvents = (): void => {
  gauge("event_bus_unhandled_events", "Events that no release of this service knew", [], async (own) =>
    own.set(await countUnhandled()),
  );
};
