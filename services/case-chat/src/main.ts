import { startBus } from "@legal/event-bus";
import { connectRedis } from "@legal/service-kit";
import { startJobs } from "@legal/service-kit/jobs";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createWorkerPool } from "@legal/service-kit/workers";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { fileBytes } from "./files/file-bytes.ts";
import { prepareLists } from "./cases/lists/prepare-lists.ts";
import { catchUpRooms } from "./cases/restored/catch-up-rooms.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { createJobs } from "./jobs/create-jobs.ts";

const NAME = "case-chat";
const AUTH_TIMEOUT_MS = 3000;

const start = async ({ logger, identity, server, clientOf }: ServiceBase) => {
  await fileBytes.prepare();
  await prepareLists();
  await catchUpRooms(logger);
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const workers = createWorkerPool();
  const app = createApp({
    identity,
    redis,
    logger,
    platform: config.MONGODB_DATABASE,
    scale: config.RATE_LIMIT_SCALE,
    publicOrigin: config.PUBLIC_ORIGIN,
    presenceSeconds: config.PRESENCE_SECONDS,
    workers,
    uploadBytesPerDay: config.UPLOAD_MB_PER_DAY * 1024 * 1024,
    clamdUrl: config.CLAMD_URL,
    clamdTimeoutMs: config.CLAMD_TIMEOUT_SECONDS * 1000,
  });
  const auth = clientOf("auth", config.AUTH_URL, AUTH_TIMEOUT_MS);
  const bus = startBus({
    service: NAME,
    config,
    logger,
    subscriptions: subscriptions(app.io),
    deliverTo: eventRecipients,
  });
  const jobs = startJobs({ jobs: createJobs({ settings: config, io: app.io, auth, logger }), logger });
  app.attach(server);

  return {
    handler: app.http,
    close: () => Promise.all([jobs.stop(), app.close()]),
    stop: async () => {
      await workers.close();
      await bus.stop();
      redis.disconnect();
    },
  };
};

await runMongoService({ name: NAME, config, start });
