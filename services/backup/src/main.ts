import { backupDataRead } from "@legal/contracts";
import { publishStaffReads, startBus } from "@legal/event-bus";
import { HOUR_MS, startJobs } from "@legal/service-kit/jobs";
import { runMongoService, type ServiceBase } from "@legal/service-kit/service";
import { createApp } from "./app.ts";
import { deleteOldFiles } from "./backup-runs/delete-old-files.ts";
import { deleteUnknownFiles } from "./backup-runs/delete-unknown-files.ts";
import { endInterruptedRuns } from "./backup-runs/end-interrupted-runs.ts";
import { deleteUnusedOutput } from "./backup-runs/delete-run-output.ts";
import { createBackupRunner } from "./backup-runs/run-backup.ts";
import { staffNames } from "./backup-runs/staff-names.ts";
import { config } from "./config.ts";
import { eventRecipients } from "./event-recipients.ts";
import { openDestinations } from "./destinations/open-destinations.ts";
import { onUserDeleted } from "./subscribers/on-user-deleted.ts";
import { backupTables } from "./tables/tables.ts";

const NAME = "backup";
const SOURCE_TIMEOUT_MS = 10_000;
const { BACKUP_DIR: directory, BACKUP_FOLDER_ID: folderId } = config;

const sources = (clientOf: ServiceBase["clientOf"]) => {
  const auth = clientOf("auth", config.AUTH_URL, SOURCE_TIMEOUT_MS);
  const caseChat = clientOf("case-chat", config.CASE_CHAT_URL, SOURCE_TIMEOUT_MS);
  return { tables: backupTables({ auth, caseChat }), nameOf: staffNames(auth) };
};

const start = async ({ logger, identity, clientOf }: ServiceBase) => {
  const bus = startBus({ service: NAME, config, logger, subscriptions: [onUserDeleted], deliverTo: eventRecipients });
  const recordRead = publishStaffReads(backupDataRead);
  const destinations = openDestinations(config, logger);
  const runner = createBackupRunner({ ...sources(clientOf), recordRead, destinations, logger });
  const removeOld = async () => {
    await endInterruptedRuns(destinations, logger);
    const expired = await deleteOldFiles(destinations, logger, config.BACKUP_FILE_DAYS);
    const unknown = await deleteUnknownFiles(directory, config.BACKUP_FILE_DAYS);
    return expired + unknown + (await deleteUnusedOutput(destinations, logger));
  };
  const jobs = startJobs({ jobs: [{ name: "delete-old-backups", everyMs: HOUR_MS, run: removeOld }], logger });
  return {
    handler: createApp({ logger, identity, runner, recordRead, destinations, folderId }),
    close: () => Promise.all([jobs.stop(), runner.stop()]),
    stop: () => bus.stop(),
  };
};

await runMongoService({ name: NAME, config, start });
