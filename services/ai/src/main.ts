import { startBus } from "@legal/event-bus";
import { connectRedis } from "@legal/service-kit";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createWorkerPool } from "@legal/service-kit/workers";
import { createApp } from "./app.ts";
import { warmUp } from "./assistant/warm-up.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { offlineAssistant } from "./offline/offline-assistant.ts";
import { chooseModel } from "./provider/choose-model.ts";
import { createProviderAssistant } from "./provider/provider-assistant.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { createVisitorCookie } from "./visitors/visitor-cookie.ts";

const NAME = "ai";
const CASE_CHAT_TIMEOUT_MS = 3000;

const start = async ({ logger, identity, clientOf }: ServiceBase) => {
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const caseChat = clientOf("case-chat", config.CASE_CHAT_URL, CASE_CHAT_TIMEOUT_MS);
  const bus = startBus({
    service: NAME,
    config,
    logger,
    subscriptions: subscriptions(caseChat),
    deliverTo: eventRecipients,
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
  warmUp().catch((error: unknown) => logger.warn({ err: error }, "not warmed up"));
  return {
    handler: app.http,
    close: () => app.close(),
    stop: async () => {
      await workers.close();
      await bus.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: NAME, config, start });
