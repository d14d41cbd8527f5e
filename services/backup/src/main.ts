import { backupDataRead } from "@legal/contracts";
import { startConsumer, startRelay, publishStaffReads } from "@legal/event-bus";
import { createIdentity, createLogger, createInternalClient } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { startServer, runService, createSigner } from "@legal/service-kit";
import { HOUR_MS, startJobs } from "@legal/service-kit/jobs";
import { createApp } from "./app.ts";
import { deleteOldFiles } from "./backup-runs/delete-old-files.ts";
import { endInterruptedRuns } from "./backup-runs/end-interrupted-runs.ts";
import { removeRemains } from "./backup-runs/remove-remains.ts";
import { createBackupRunner } from "./backup-runs/run-backup.ts";
import { staffNames } from "./backup-runs/staff-names.ts";
import { config } from "./config.ts";
import type { Destination } from "./destinations/destination.ts";
import { createDriveFiles } from "./destinations/drive-files.ts";
import { createFileDestination } from "./destinations/file-destination.ts";
import { createSheetDestination } from "./destinations/sheet-destination.ts";
import { onUserDeleted } from "./subscribers/on-user-deleted.ts";
import { backupTables } from "./tables/tables.ts";

const NAME = "backup";
const SOURCE_TIMEOUT_MS = 10_000;
const logger = createLogger(NAME, config.LOG_LEVEL);
const { BACKUP_DIR: directory, BACKUP_FOLDER_ID: folderId, GOOGLE_API_URL: apiUrl } = config;

const openDestination = (): Destination => {
  const { GOOGLE_SERVICE_ACCOUNT: account } = config;
  if (account && folderId)
    return createSheetDestination({ drive: createDriveFiles({ account, folderId, apiUrl }), directory, logger });
  if (account || folderId)
    logger.warn("backups become files: Google needs GOOGLE_SERVICE_ACCOUNT and BACKUP_FOLDER_ID both");
  return createFileDestination(directory);
};

const sources = () => {
  const sign = createSigner({ issuer: NAME, privateKey: config.SERVICE_PRIVATE_KEY });
  const clientOf = (audience: string, baseUrls: readonly URL[]) =>
    createInternalClient({ baseUrls, signer: sign, audience, timeoutMs: SOURCE_TIMEOUT_MS });
  const auth = clientOf("auth", config.AUTH_URL);
  const caseChat = clientOf("case-chat", config.CASE_CHAT_URL);
  return { tables: backupTables({ auth, caseChat }), nameOf: staffNames(auth) };
};

const start = async () => {
  const identity = createIdentity({ audience: NAME, trustedKeys: config.TRUSTED_KEYS });
  const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
  await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace } = config;
  const relay = startRelay({ rabbitUrl, namespace, logger });
  const consumer = startConsumer({ service: NAME, rabbitUrl, namespace, logger, subscriptions: [onUserDeleted] });
  const noteAccess = publishStaffReads(backupDataRead);
  const destination = openDestination();
  const runner = createBackupRunner({ ...sources(), noteAccess, destination, logger });
  const removeOld = async () => {
    await endInterruptedRuns(destination, logger);
    const expired = await deleteOldFiles(destination, logger, config.BACKUP_FILE_DAYS);
    return expired + (await removeRemains(destination, logger));
  };
  const jobs = startJobs({ jobs: [{ name: "delete-old-backups", everyMs: HOUR_MS, run: removeOld }], logger });
  server.setHandler(createApp({ logger, identity, runner, noteAccess, destination, folderId }));
  return {
    stop: async () => {
      const closing = Promise.all([jobs.stop(), server.close(config.SHUTDOWN_GRACE_MS)]);
      await runner.stop();
      await closing;
      await consumer.stop();
      await relay.stop();
      await disconnectMongo();
    },
  };
};

await runService({ start, logger, settings: config });
