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
import { startJobs } from "@legal/service-kit/jobs";
import { createWorkerPool } from "@legal/service-kit/workers";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { fileBytes } from "./files/file-bytes.ts";
import { prepareLists } from "./cases/lists/prepare-lists.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { createJobs } from "./jobs/create-jobs.ts";

const NAME = "case-chat";
const AUTH_TIMEOUT_MS = 3000;
const logger = createLogger(NAME, config.LOG_LEVEL);

const start = async () => {
  const {
    HOST: host,
    PORT: port,
    RABBITMQ_URL: rabbitUrl,
    EVENT_NAMESPACE: namespace,
    MONGODB_DATABASE: database,
  } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host, port, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database, logger });
  await fileBytes.prepare();
  await prepareLists();
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const workers = createWorkerPool();
  const app = createApp({
    identity,
    redis,
    logger,
    platform: database,
    scale: config.RATE_LIMIT_SCALE,
    publicOrigin: config.PUBLIC_ORIGIN,
    presenceSeconds: config.PRESENCE_SECONDS,
    workers,
    uploadBytesPerDay: config.UPLOAD_MB_PER_DAY * 1024 * 1024,
    clamdUrl: config.CLAMD_URL,
    clamdTimeoutMs: config.CLAMD_TIMEOUT_SECONDS * 1000,
  });
  const sign = createSigner({ issuer: NAME, privateKey: config.SERVICE_PRIVATE_KEY });
  const auth = createInternalClient({
    baseUrls: config.AUTH_URL,
    signer: sign,
    audience: "auth",
    timeoutMs: AUTH_TIMEOUT_MS,
  });

  const relay = startRelay({ rabbitUrl, logger, namespace });
  const consumer = startConsumer({
    service: NAME,
    rabbitUrl,
    namespace,
    logger,
    subscriptions: subscriptions(app.io),
  });
  const jobs = startJobs({ jobs: createJobs({ settings: config, io: app.io, auth, logger }), logger });
  app.attach(server.server);
  server.setHandler(app.http);

  return {
    stop: async () => {
      await Promise.all([jobs.stop(), app.close(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await workers.close();
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
