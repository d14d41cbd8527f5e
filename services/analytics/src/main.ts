import { startConsumer } from "@legal/event-bus";
import { connectRedis } from "@legal/service-kit";
import { HOUR_MS, startJobs, type Job } from "@legal/service-kit/jobs";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { deleteOldVisits } from "./delete-old-visits.ts";
import { onSiteVisited } from "./subscribers/on-site-visited.ts";

const NAME = "analytics";

const jobs: Job[] = [
  { name: "delete-old-visits", everyMs: HOUR_MS, run: () => deleteOldVisits(config.VISIT_RETENTION_MONTHS) },
];

const start = async ({ logger, identity }: ServiceBase) => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions: [onSiteVisited] });
  const running = startJobs({ jobs, logger });
  return {
    handler: createApp({ settings: config, logger, identity, redis }),
    close: () => running.stop(),
    stop: async () => {
      await consumer.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: NAME, config, start });
