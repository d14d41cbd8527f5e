import { gauge } from "@legal/service-kit";
import type { Channel } from "amqplib";
import { deadQueueName, queueName } from "./topology.ts";

interface QueueMetricsOptions {
  channel: Channel;
  namespace: string;
  service: string;
  isAlive: () => boolean;
}

/** Asks the broker at each scrape how much waits for this service, and how much was put aside. */
export const measureQueues = ({ channel, namespace, service, isAlive }: QueueMetricsOptions): void => {
  const depthOf = async (queue: string): Promise<number> => {
    if (!isAlive()) return Number.NaN;
    return (await channel.checkQueue(queue)).messageCount;
  };
  gauge("event_bus_queue_events", "Events that wait for this service", [], async (own) => {
    own.set(await depthOf(queueName(namespace, service)));
  });
  gauge("event_bus_dead_letters", "Events that this service put aside", [], async (own) => {
    own.set(await depthOf(deadQueueName(namespace, service)));
  });
};
