import { counter, waitAtMost } from "@legal/service-kit";
import type { ConfirmChannel, Message } from "amqplib";
import { encode, type Envelope } from "../envelope/envelope.ts";

const CONFIRM_TIMEOUT_MS = 5000;

const published = counter("event_bus_published_total", "Events that the broker confirmed", ["event"]);
const unroutable = counter("event_bus_unroutable_total", "Confirmed events that no queue was bound for", ["event"]);

export interface BatchResult {
  confirmed: Envelope[];
  /** Confirmed, but no queue is bound. */
  unroutable: Envelope[];
}

const publish = (channel: ConfirmChannel, exchange: string, event: Envelope): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = {
      messageId: event.id,
      type: event.name,
      contentType: "application/json",
      persistent: true,
      mandatory: true,
      ...(event.traceparent !== undefined && { headers: { traceparent: event.traceparent } }),
    };
    channel.publish(exchange, event.name, encode(event), options, (error: unknown) => {
      if (error === null || error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error("publish refused"));
    });
  });

/**
 * Publishes a window of events and waits for the broker's confirms. Throws when none came in time; otherwise returns
 * those that were confirmed. A returned event (no queue bound) is announced by the broker before its confirm.
 */
export const publishBatch = async (
  channel: ConfirmChannel,
  exchange: string,
  events: readonly Envelope[],
): Promise<BatchResult> => {
  const returned = new Set<string>();
  const onReturn = (message: Message): void => {
    returned.add(String(message.properties.messageId));
  };
  channel.on("return", onReturn);
  try {
    const confirms = Promise.allSettled(events.map((event) => publish(channel, exchange, event)));
    const outcomes = await waitAtMost(confirms, CONFIRM_TIMEOUT_MS);
    if (!outcomes) throw new Error("the broker did not confirm in time");
    const confirmed = events.filter((_event, index) => outcomes[index]?.status === "fulfilled");
    const unrouted = confirmed.filter(({ id }) => returned.has(id));
    for (const { name } of confirmed) published.inc({ event: name });
    for (const { name } of unrouted) unroutable.inc({ event: name });
    return { confirmed, unroutable: unrouted };
  } finally {
    channel.off("return", onReturn);
  }
};
