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
import { createMailer } from "@legal/service-kit/mail";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { offerChannel } from "./channels/available-channels.ts";
import { configuredAlimtalk } from "./alimtalk/configured-alimtalk.ts";
import { configuredPush } from "./push/configured-push.ts";
import { startWork } from "./start-work.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

const NAME = "notifications";
const ASK_TIMEOUT_MS = 5000;
const logger = createLogger(NAME, config.LOG_LEVEL);

const createNeighbours = () => {
  const { AUTH_URL, CASE_CHAT_URL, INQUIRY_URL, SERVICE_PRIVATE_KEY: privateKey } = config;
  const ask = { signer: createSigner({ issuer: NAME, privateKey }), timeoutMs: ASK_TIMEOUT_MS };
  return {
    auth: createInternalClient({ ...ask, baseUrls: AUTH_URL, audience: "auth" }),
    caseChat: createInternalClient({ ...ask, baseUrls: CASE_CHAT_URL, audience: "case-chat" }),
    inquiry: createInternalClient({ ...ask, baseUrls: INQUIRY_URL, audience: "inquiry" }),
  };
};

const openMailer = () => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR: directory, STAFF_EMAIL } = config;
  if (smtpUrl !== undefined && STAFF_EMAIL.endsWith(".invalid"))
    logger.warn("no STAFF_EMAIL: mails about new inquiries are not delivered");
  return createMailer({ smtpUrl, from, directory, logger });
};

/** Beside inbox and mail, which are always there. */
const openChannels = () => {
  const push = configuredPush(config);
  if (push) offerChannel("push");
  const alimtalk = configuredAlimtalk(config);
  if (alimtalk) offerChannel("alimtalk", alimtalk.kinds);
  return { push, alimtalk };
};

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const relay = startRelay({ rabbitUrl, logger, namespace });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const neighbours = createNeighbours();
  const channels = openChannels();
  const mailer = openMailer();
  const work = startWork({
    ...neighbours,
    ...channels,
    send: (mail) => mailer.send(mail),
    publicOrigin: config.PUBLIC_ORIGIN,
    staffEmail: config.STAFF_EMAIL,
    mailsPerMinute: config.MAILS_PER_MINUTE,
    logger,
  });
  const { caseChat } = neighbours;
  server.setHandler(createApp({ logger, identity, redis, caseChat, push: channels.push, settings: config }));
  return {
    stop: async () => {
      await Promise.all([work.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
