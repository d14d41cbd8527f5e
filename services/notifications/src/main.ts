import { startBus } from "@legal/event-bus";
import { connectRedis, type Logger } from "@legal/service-kit";
import { createMailer } from "@legal/service-kit/mail";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { openChannels } from "./open-channels.ts";
import { startWork } from "./start-work.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

const NAME = "notifications";
const ASK_TIMEOUT_MS = 5000;

const createNeighbours = (clientOf: ServiceBase["clientOf"]) => ({
  auth: clientOf("auth", config.AUTH_URL, ASK_TIMEOUT_MS),
  caseChat: clientOf("case-chat", config.CASE_CHAT_URL, ASK_TIMEOUT_MS),
  inquiry: clientOf("inquiry", config.INQUIRY_URL, ASK_TIMEOUT_MS),
});

const openMailer = (logger: Logger) => {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR: directory, STAFF_EMAIL } = config;
  if (smtpUrl !== undefined && STAFF_EMAIL.endsWith(".invalid"))
    logger.warn("no STAFF_EMAIL: mails about new inquiries are not delivered");
  return createMailer({ smtpUrl, from, directory, logger });
};

const start = async ({ logger, identity, clientOf }: ServiceBase) => {
  const bus = startBus({ service: NAME, config, logger, subscriptions, deliverTo: eventRecipients });
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const neighbours = createNeighbours(clientOf);
  const channels = openChannels(config);
  const mailer = openMailer(logger);
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
  return {
    handler: createApp({ logger, identity, redis, caseChat, push: channels.push, settings: config }),
    close: () => work.stop(),
    stop: async () => {
      await bus.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: NAME, config, start });
