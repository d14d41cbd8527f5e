import { inquiryMailRequested } from "@legal/contracts";
import { startConsumer, startRelay } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { startServer, runService } from "@legal/service-kit";
import { HOUR_MS, startJobs, type Job } from "@legal/service-kit/jobs";
import { requestQueuedMails } from "@legal/service-kit/mail";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { deleteOldInquiries } from "./inquiries/delete-old-inquiries.ts";
import { backfillSearchFields } from "./inquiries/backfill-search-fields.ts";
import { recordMailRequest } from "./mail/mail-kinds.ts";
import { onUserDeleted } from "./subscribers/on-user-deleted.ts";

const NAME = "inquiry";
const logger = createLogger(NAME, config.LOG_LEVEL);

const jobs: Job[] = [
  { name: "delete-old-inquiries", everyMs: HOUR_MS, run: () => deleteOldInquiries(config.INQUIRY_RETENTION_YEARS) },
  { name: "backfill-inquiry-bigrams", everyMs: HOUR_MS, run: backfillSearchFields },
  requestQueuedMails({ record: recordMailRequest, kindless: "new-inquiry" }),
];

// Notifications may start later.
const deliverTo = { notifications: [inquiryMailRequested] };

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const relay = startRelay({ rabbitUrl, logger, namespace, deliverTo });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions: [onUserDeleted] });
  const running = startJobs({ jobs, logger });
  const app = createApp({ settings: config, logger, identity, redis });
  server.setHandler(app);
  return {
    stop: async () => {
      await Promise.all([running.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
