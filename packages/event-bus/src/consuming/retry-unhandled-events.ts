import { gauge, type Logger } from "@legal/service-kit";
import { incomingEventOf, type HandlingOptions } from "./handle-event.ts";
import { countUnhandled, forgetUnhandled, markFailed, nextUnhandled } from "./unhandled-events.ts";

const BATCH = 100;

const putAside = async (eventId: string, logger: Logger): Promise<void> => {
  await markFailed(eventId);
  logger.error({ eventId }, "kept event failed, it stays in unhandled_events");
};

/** Handles what a release that did not know these events has kept, oldest first. Never rejects. */
export const retryUnhandledEvents = async (options: HandlingOptions): Promise<void> => {
  const names = [...options.subscriptions.keys()];
  try {
    for (;;) {
      const events = await nextUnhandled(names, BATCH);
      if (events.length === 0) return;
      for (const event of events) {
        const verdict = await incomingEventOf(event, options).handle();
        if (verdict === "leave") return;
        if (verdict === "ack") await forgetUnhandled(event.id);
        else await putAside(event.id, options.logger);
      }
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
