import { startConsumer, startRelay } from "@legal/event-bus";
import { connectRedis, createIdentity, createLogger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { internalClient, openDoor, runService, signer, startFilling, startRetention } from "@legal/service-kit";
import { createWorkerPool } from "@legal/service-kit/workers";
import { deleteOldAuditEntries } from "./audit-log/delete-old-audit-entries.ts";
import { createApp } from "./app.ts";
import { config } from "./config.ts";
import { startDeletingUnsentFiles } from "./files/delete-unsent-files.ts";
import { prepareBytes } from "./files/file-bytes.ts";
import { deleteOldContracts } from "./contract-records/delete-old-contracts.ts";
import { backfillCases } from "./cases/record/backfill-cases.ts";
import { backfillFileOwners } from "./files/backfill-file-owners.ts";
import { prepareLists } from "./cases/lists/prepare-lists.ts";
import { startRecheck } from "./realtime/recheck-sessions.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";
import { backfillSearchFields } from "./users/backfill-search-fields.ts";
import { startNotifyingUnansweredMembers } from "./jobs/notify-unanswered-members.ts";

const NAME = "case-chat";
const AUTH_TIMEOUT_MS = 3000;
const logger = createLogger(NAME, config.LOG_LEVEL);

const start = async () => {
  const {
    HOST: host,
    PORT: port,
    RABBITMQ_URL: rabbitUrl,
    EVENT_NAMESPACE: namespace,
    MONGODB_DATABASE: database,
  } = config;
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const door = await openDoor({ host, port, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database, logger });
  await prepareBytes();
  await prepareLists();
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const workers = createWorkerPool();
  const app = createApp({
    identity,
    redis,
    logger,
    platform: database,
    scale: config.RATE_LIMIT_SCALE,
    publicOrigin: config.PUBLIC_ORIGIN,
    presenceSeconds: config.PRESENCE_SECONDS,
    workers,
    uploadBytesPerDay: config.UPLOAD_MB_PER_DAY * 1024 * 1024,
    clamdUrl: config.CLAMD_URL,
    clamdTimeoutMs: config.CLAMD_TIMEOUT_SECONDS * 1000,
  });
  const sign = signer({ issuer: NAME, privateKey: config.SERVICE_PRIVATE_KEY });
  const auth = internalClient({
    baseUrls: config.AUTH_URL,
    signer: sign,
    audience: "auth",
    timeoutMs: AUTH_TIMEOUT_MS,
  });

  const relay = startRelay({ rabbitUrl, logger, namespace });
  const consumer = startConsumer({
    service: NAME,
    rabbitUrl,
    namespace,
    logger,
    subscriptions: subscriptions(app.io),
  });
  const stopRecheck = startRecheck({ io: app.io, auth, everyMs: config.SESSION_RECHECK_SECONDS * 1000, logger });
  const stopDeleting = startDeletingUnsentFiles({ hours: config.UNSENT_FILE_HOURS, logger });
  const stopForgetting = startRetention({
    what: "access log",
    remove: () => deleteOldAuditEntries(config.ACCESS_LOG_YEARS),
    logger,
  });
  const stopForgettingContracts = startRetention({
    what: "contracts of deleted accounts",
    remove: () => deleteOldContracts(config.CONTRACT_RECORD_YEARS),
    logger,
  });
  const stopBackfills = [
    startFilling("search fields of accounts", backfillSearchFields, logger),
    startFilling("cases of rooms", backfillCases, logger),
    startFilling("owners of files", backfillFileOwners, logger),
  ];
  const stopTelling = startNotifyingUnansweredMembers({
    afterMs: config.AUTO_RESPONSE_AFTER_MINUTES * 60_000,
    office: { hours: config.OFFICE_HOURS, closedOn: config.OFFICE_CLOSED_ON },
    everyMs: config.AUTO_RESPONSE_CHECK_SECONDS * 1000,
    logger,
  });
  app.attach(door.server);
  door.answerWith(app.http);

  return {
    stop: async () => {
      stopRecheck();
      stopTelling();
      stopForgetting();
      stopForgettingContracts();
      for (const stop of stopBackfills) stop();
      stopDeleting();
      await Promise.all([app.close(), door.close(config.SHUTDOWN_GRACE_MS)]);
      await workers.close();
      await consumer.stop();
      await relay.stop();
      redis.disconnect();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
