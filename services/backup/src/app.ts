import { checkBroker } from "@legal/event-bus";
import { createHttpApp, type Identity, type Logger, type RecordStaffRead } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Express } from "express";
import { backupRoutes } from "./backup-runs/backup-routes.ts";
import type { BackupRunner } from "./backup-runs/run-backup.ts";
import type { Destinations } from "./destinations/destination.ts";

interface AppDeps {
  logger: Logger;
  identity: Identity;
  runner: BackupRunner;
  recordRead: RecordStaffRead;
  destinations: Destinations;
  folderId: string | undefined;
  /** How long an answer waits for its run; the gateway's patience ends at 30 s. */
  waitMs?: number;
}

export const createApp = ({ logger, identity, waitMs = 20_000, ...deps }: AppDeps): Express =>
  createHttpApp({
    name: "backup",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without the broker what staff exported is published later.
    optionalChecks: { rabbitmq: checkBroker },
    routers: [backupRoutes({ ...deps, logger, waitMs })],
  });
