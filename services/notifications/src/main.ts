import { startConsumer, startRelay } from "@legal/event-bus";
import {
  createIdentity,
  createInternalClient,
  createLogger,
  runService,
  signer,
  startServer,
} from "@legal/service-kit";
import { createMailer } from "@legal/service-kit/mail";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { startWork } from "./start-work.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

const NAME = "notifications";
const ASK_TIMEOUT_MS = 5000;
const logger = createLogger(NAME, config.LOG_LEVEL);

const startNotifying = () => {
  const sign = signer({ issuer: NAME, privateKey: config.SERVICE_PRIVATE_KEY });
  const { AUTH_URL, CASE_CHAT_URL, SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR: directory } = config;
  const ask = { signer: sign, timeoutMs: ASK_TIMEOUT_MS };
  const auth = createInternalClient({ ...ask, baseUrls: AUTH_URL, audience: "auth" });
  const caseChat = createInternalClient({ ...ask, baseUrls: CASE_CHAT_URL, audience: "case-chat" });
  const mailer = createMailer({ smtpUrl, from, directory, logger });
  return startWork({ auth, caseChat, send: (mail) => mailer.send(mail), publicOrigin: config.PUBLIC_ORIGIN, logger });
};

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const relay = startRelay({ rabbitUrl, logger, namespace });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions });
  const work = startNotifying();
  server.setHandler(createApp({ logger, identity }));
  return {
    stop: async () => {
      await Promise.all([work.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await consumer.stop();
      await relay.stop();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
