import { startConsumer } from "@legal/event-bus";
import { createIdentity, createLogger, runService, startServer } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { createApp } from "./app.ts";
import { config } from "./config.ts";

const NAME = "notifications";
const logger = createLogger(NAME, config.LOG_LEVEL);

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions: [] });
  server.setHandler(createApp({ logger, identity }));
  return {
    stop: async () => {
      await server.close(config.SHUTDOWN_GRACE_MS);
      await consumer.stop();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
