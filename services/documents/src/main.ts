import { startBus } from "@legal/event-bus";
import { connectRedis } from "@legal/service-kit";
import { startJobs, HOUR_MS } from "@legal/service-kit/jobs";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createApp } from "./app.ts";
import { createCaseChat } from "./case-chat/case-facts.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { readUnread } from "./reading/read-unread.ts";
import { createPaperRenderer } from "./rendering/paper-renderer.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { backfillCaseEnded } from "./record/backfill-case-ended.ts";
import { backfillPeople } from "./record/backfill-people.ts";
import { backfillTurns } from "./record/backfill-turns.ts";
import { deleteOrphans, prepareFrozen } from "./record/frozen-bytes.ts";

const NAME = "documents";
/** A file of the largest size comes by this way too. */
const CASE_CHAT_TIMEOUT_MS = 10_000;
/** Longer than a person waits for a button; then rules write it. */
const AI_TIMEOUT_MS = 20_000;

const MINUTE_MS = 60_000;

const start = async ({ logger, identity, clientOf }: ServiceBase) => {
  await prepareFrozen();
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const writer = createPaperRenderer();
  const bus = startBus({ service: NAME, config, logger, subscriptions, deliverTo: eventRecipients });
  const services = {
    caseChat: clientOf("case-chat", config.CASE_CHAT_URL, CASE_CHAT_TIMEOUT_MS),
    ai: clientOf("ai", config.AI_URL, AI_TIMEOUT_MS),
  };
  const caseChat = createCaseChat(services.caseChat, logger);
  const reading = { caseChat, reader: writer };
  const jobs = startJobs({
    jobs: [
      { name: "delete-orphaned-papers", everyMs: HOUR_MS, run: ({ now, signal }) => deleteOrphans(now, signal) },
      { name: "backfill-case-ended", everyMs: HOUR_MS, run: ({ signal }) => backfillCaseEnded(caseChat, signal) },
      { name: "backfill-people", everyMs: HOUR_MS, run: ({ signal }) => backfillPeople(caseChat, signal) },
      { name: "read-exhibits", everyMs: MINUTE_MS, run: ({ signal }) => readUnread(reading, logger, signal) },
      { name: "backfill-turns", everyMs: HOUR_MS, run: ({ signal }) => backfillTurns(caseChat, signal) },
    ],
    logger,
  });
  return {
    handler: createApp({ logger, identity, redis, scale: config.RATE_LIMIT_SCALE, ...services, writer }),
    close: () => jobs.stop(),
    stop: async () => {
      writer.close();
      await bus.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: NAME, config, start });
