import { startBus } from "@legal/event-bus";
import { connectRedis } from "@legal/service-kit";
import { HOUR_MS, startJobs, type Job } from "@legal/service-kit/jobs";
import { requestQueuedMails } from "@legal/service-kit/mail";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { deleteOldInquiries } from "./inquiries/delete-old-inquiries.ts";
import { backfillSearchFields } from "./inquiries/backfill-search-fields.ts";
import { recordMailRequest } from "./mail/mail-kinds.ts";
import { onUserDeleted } from "./subscribers/on-user-deleted.ts";

const NAME = "inquiry";

const jobs: Job[] = [
  { name: "delete-old-inquiries", everyMs: HOUR_MS, run: () => deleteOldInquiries(config.INQUIRY_RETENTION_YEARS) },
  { name: "backfill-inquiry-bigrams", everyMs: HOUR_MS, run: backfillSearchFields },
  requestQueuedMails({ record: recordMailRequest, kindless: "new-inquiry" }),
];

const start = async ({ logger, identity }: ServiceBase) => {
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const bus = startBus({ service: NAME, config, logger, subscriptions: [onUserDeleted], deliverTo: eventRecipients });
  const running = startJobs({ jobs, logger });
  return {
    handler: createApp({ settings: config, logger, identity, redis }),
    close: () => running.stop(),
    stop: async () => {
      await bus.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: NAME, config, start });
