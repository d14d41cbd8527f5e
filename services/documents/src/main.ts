import { startConsumer, startRelay } from "@legal/event-bus";
import {
  connectRedis,
  createIdentity,
  createInternalClient,
  createLogger,
  runService,
  createSigner,
  startServer,
} from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { startJobs, HOUR_MS } from "@legal/service-kit/jobs";
import { createApp } from "./app.ts";
import { createCaseChat } from "./case-chat/case-facts.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { createPaperRenderer } from "./rendering/paper-renderer.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { backfillCaseEnded } from "./record/backfill-case-ended.ts";
import { backfillTurns } from "./record/backfill-turns.ts";
import { deleteOrphans, prepareFrozen } from "./record/frozen-bytes.ts";

const NAME = "documents";
/** A file of the largest size comes by this way too. */
const CASE_CHAT_TIMEOUT_MS = 10_000;
const logger = createLogger(NAME, config.LOG_LEVEL);

/** Longer than a person waits for a button; then rules write it. */
const AI_TIMEOUT_MS = 20_000;

const connectServices = () => {
  const sign = createSigner({ issuer: NAME, privateKey: config.SERVICE_PRIVATE_KEY });
  return {
    caseChat: createInternalClient({
      baseUrls: config.CASE_CHAT_URL,
      signer: sign,
      audience: "case-chat",
      timeoutMs: CASE_CHAT_TIMEOUT_MS,
    }),
    ai: createInternalClient({ baseUrls: config.AI_URL, signer: sign, audience: "ai", timeoutMs: AI_TIMEOUT_MS }),
  };
};

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  await prepareFrozen();
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const writer = createPaperRenderer();
  const relay = startRelay({ rabbitUrl, logger, namespace, deliverTo: eventRecipients });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions });
  const services = connectServices();
  const caseChat = createCaseChat(services.caseChat, logger);
  const jobs = startJobs({
    jobs: [
      { name: "delete-orphaned-papers", everyMs: HOUR_MS, run: ({ now, signal }) => deleteOrphans(now, signal) },
      { name: "backfill-case-ended", everyMs: HOUR_MS, run: ({ signal }) => backfillCaseEnded(caseChat, signal) },
      { name: "backfill-turns", everyMs: HOUR_MS, run: ({ signal }) => backfillTurns(caseChat, signal) },
    ],
    logger,
  });
  server.setHandler(createApp({ logger, identity, redis, scale: config.RATE_LIMIT_SCALE, ...services, writer }));
  return {
    stop: async () => {
      await Promise.all([jobs.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      writer.close();
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
