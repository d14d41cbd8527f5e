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
import { createAlimtalkSender } from "./alimtalk/alimtalk-sender.ts";
import { createPushSender, type PushSender } from "./push/push-sender.ts";
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

/** Whom push services write to: at one address, or at the site. */
const createPush = () => {
  const { VAPID_KEYS: keys, MAIL_FROM, PUBLIC_ORIGIN } = config;
  if (!keys) return undefined;
  offerChannel("push");
  const contact = PUBLIC_ORIGIN.startsWith("https:") ? PUBLIC_ORIGIN : `mailto:${MAIL_FROM.replace(/^.*<|>.*$/g, "")}`;
  return createPushSender({ keys, contact });
};

const createAlimtalk = () => {
  const { ALIMTALK_KEYS: keys, ALIMTALK_CHANNEL: channel, ALIMTALK_TEMPLATES: templates } = config;
  if (!keys || channel === undefined || !templates) return undefined;
  const sender = createAlimtalkSender({ keys, channel, templates });
  offerChannel("alimtalk", sender.kinds);
  return sender;
};

const startNotifying = (neighbours: ReturnType<typeof createNeighbours>, push: PushSender | undefined) => {
  const {
    SMTP_URL: smtpUrl,
    MAIL_FROM: from,
    MAIL_DIR: directory,
    PUBLIC_ORIGIN: publicOrigin,
    STAFF_EMAIL: staffEmail,
    MAILS_PER_MINUTE: mailsPerMinute,
  } = config;
  if (smtpUrl !== undefined && staffEmail.endsWith(".invalid"))
    logger.warn("no STAFF_EMAIL: mails about new inquiries are not delivered");
  const mailer = createMailer({ smtpUrl, from, directory, logger });
  return startWork({
    ...neighbours,
    push,
    alimtalk: createAlimtalk(),
    send: (mail) => mailer.send(mail),
    publicOrigin,
    staffEmail,
    mailsPerMinute,
    logger,
  });
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
  const push = createPush();
  const work = startNotifying(neighbours, push);
  server.setHandler(createApp({ logger, identity, redis, caseChat: neighbours.caseChat, push, settings: config }));
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
