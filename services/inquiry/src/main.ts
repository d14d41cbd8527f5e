import { startConsumer, startRelay } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { openDoor, runService, startFilling, startRetention } from "@legal/service-kit";
import { createMailer, startMailWorker } from "@legal/service-kit/mail";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { deleteOldInquiries } from "./inquiries/delete-old-inquiries.ts";
import { fillLetterPairs } from "./inquiries/fill-letter-pairs.ts";
import { composeStaffMail } from "./mail/compose-staff-mail.ts";
import { onUserDeleted } from "./subscribers/on-user-deleted.ts";

const NAME = "inquiry";
/** With pauses of at most ten minutes: about a day of a mail server that is away. */
const MAIL_ATTEMPTS = 150;
const logger = createLogger(NAME, config.LOG_LEVEL);

const removeOld = () => deleteOldInquiries(config.INQUIRY_RETENTION_YEARS);

const startMails = () => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR: directory, STAFF_EMAIL: staffEmail } = config;
  if (smtpUrl !== undefined && staffEmail.endsWith(".invalid"))
    logger.warn("no STAFF_EMAIL: mails about new inquiries reach nobody");
  const mailer = createMailer({ smtpUrl, from, directory, logger });
  const compose = composeStaffMail({ staffEmail, publicOrigin: config.PUBLIC_ORIGIN });
  return startMailWorker({ mailer, compose, logger, maxAttempts: MAIL_ATTEMPTS, whenGivenUp: "keep" });
};

const start = async () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const door = await openDoor({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const relay = startRelay({ rabbitUrl, logger, namespace });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions: [onUserDeleted] });
  const mailWorker = startMails();
  const stopDeleting = startRetention({ what: "inquiries", remove: removeOld, logger });
  const stopFilling = startFilling("letter pairs of inquiries", fillLetterPairs, logger);
  const app = createApp({ settings: config, logger, identity, redis, mailWorker });
  door.answerWith(app);
  return {
    stop: async () => {
      stopDeleting();
      stopFilling();
      await door.close(config.SHUTDOWN_GRACE_MS);
      await mailWorker.stop();
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
