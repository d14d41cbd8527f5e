import { startConsumer, startRelay } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { createInternalClient, startServer, runService, createSigner } from "@legal/service-kit";
import { createWorkerPool } from "@legal/service-kit/workers";
import { createApp } from "./app.ts";
import { warmUp } from "./assistant/warm-up.ts";
import { config } from "./config.ts";
import { offlineAssistant } from "./offline/offline-assistant.ts";
import { chooseModel } from "./provider/choose-model.ts";
import { createProviderAssistant } from "./provider/provider-assistant.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { createVisitorCookie } from "./visitors/visitor-cookie.ts";

const NAME = "ai";
const CASE_CHAT_TIMEOUT_MS = 3000;
const logger = createLogger(NAME, config.LOG_LEVEL);

const connectCaseChat = () => {
  const sign = createSigner({ issuer: NAME, privateKey: config.SERVICE_PRIVATE_KEY });
  const baseUrls = config.CASE_CHAT_URL;
  return createInternalClient({ baseUrls, signer: sign, audience: "case-chat", timeoutMs: CASE_CHAT_TIMEOUT_MS });
};

const start = async () => {
  const { HOST: host, PORT: port, RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host, port, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const relay = startRelay({ rabbitUrl, logger, namespace });
  const caseChat = connectCaseChat();
  const consumer = startConsumer({
    service: NAME,
    rabbitUrl,
    namespace,
    logger,
    subscriptions: subscriptions(caseChat),
  });
  const model = await chooseModel(config);
  const assistant = model ? createProviderAssistant(model, config.AI_MAX_ANSWER_TOKENS) : offlineAssistant;
  logger.info({ mode: assistant.mode, ...(model && { model: config.AI_MODEL }) }, "assistant");
  const cookie = createVisitorCookie({
    publicOrigin: config.PUBLIC_ORIGIN,
    keys: config.VISITOR_COOKIE_KEYS,
    days: config.VISITOR_DAYS,
  });
  const workers = createWorkerPool();
  const app = createApp({ settings: config, logger, identity, redis, assistant, cookie, model, caseChat, workers });
  server.setHandler(app.http);
  warmUp().catch((error: unknown) => logger.warn({ err: error }, "not warmed up"));
  return {
    stop: async () => {
      const closing = server.close(config.SHUTDOWN_GRACE_MS);
      await app.close();
      await closing;
      await workers.close();
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
