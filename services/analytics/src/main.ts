import { startConsumer } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { startServer, runService, visitorHash } from "@legal/service-kit";
import { HOUR_MS, startJobs, type Job } from "@legal/service-kit/jobs";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { deleteOldVisits } from "./delete-old-visits.ts";
import { onSiteVisited } from "./subscribers/on-site-visited.ts";

const NAME = "analytics";
const logger = createLogger(NAME, config.LOG_LEVEL);

const jobs: Job[] = [
  { name: "delete-old-visits", everyMs: HOUR_MS, run: () => deleteOldVisits(config.VISIT_RETENTION_MONTHS) },
];

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions: [onSiteVisited] });
  const running = startJobs({ jobs, logger });
  const hash = visitorHash(config.VISITOR_HASH_KEYS);
  const app = createApp({ settings: config, logger, identity, redis, hash });
  server.setHandler(app);
  return {
    stop: async () => {
      await Promise.all([running.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await consumer.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
