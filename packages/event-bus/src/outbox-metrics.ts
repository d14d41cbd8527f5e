import { gauge, type Logger } from "@legal/service-kit";
import { outboxLagSeconds } from "./outbox.ts";

/** Measures at each scrape how long the oldest recorded event has waited to be published. */
export const measureOutbox = (logger: Logger): void => {
  gauge("event_bus_outbox_lag_seconds", "Age of the oldest event that is not published yet", [], async (own) => {
    try {
      own.set(await outboxLagSeconds());
    } catch (error) {
      logger.debug({ err: error }, "outbox lag is not known");
      own.set(Number.NaN);
    }
  });
};
