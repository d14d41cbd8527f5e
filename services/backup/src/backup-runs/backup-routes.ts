import { once } from "node:events";
import { backUpCasesCall, backUpUsersCall, downloadBackupCall, listBackupRunsCall } from "@legal/contracts";
import type { BackupKind } from "@legal/contracts";
import {
  createRouter,
  contentDisposition,
  languageOf,
  notFound,
  parse,
  requireAdmin,
  requireRecentLogin,
  staffReaderOf,
  userOf,
  validationFailed,
} from "@legal/service-kit";
import type { Logger, RecordStaffRead } from "@legal/service-kit";
import type { Request, Response, Router } from "express";
import { destinationOf, type Destinations } from "../destinations/destination.ts";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";
import { endInterruptedRuns } from "./end-interrupted-runs.ts";
import { listBackupRuns } from "./list-backup-runs.ts";
import { presentBackupRun } from "./present-backup-run.ts";
import type { BackupRunner } from "./run-backup.ts";

interface BackupRouteDeps {
  runner: BackupRunner;
  recordRead: RecordStaffRead;
  destinations: Destinations;
  logger: Logger;
  folderId: string | undefined;
  /** Shorter than the gateway's patience. */
  waitMs: number;
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const backupRoutes = ({
  runner,
  recordRead,
  destinations,
  logger,
  folderId,
  waitMs,
}: BackupRouteDeps): Router => {
  const routes = createRouter();

  const start = async (kind: BackupKind, wanted: string | null | undefined, req: Request, res: Response) => {
    if (wanted && wanted !== folderId) throw validationFailed([{ path: "folderId", message: "folderId.foreign" }]);
    const { run, ended } = await runner.start(kind, userOf(req), staffReaderOf(req));
    const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => giveUp(undefined), waitMs);
    const whole = await Promise.race([ended, late]).finally(() => clearTimeout(timer));
    res.status(whole ? 201 : 202).json(presentBackupRun(whole ?? run, languageOf(req)));
  };

  routes.post(backUpUsersCall.path, requireAdmin, requireRecentLogin, (req, res) =>
    start("users", parse(backUpUsersCall, req).body.folderId, req, res),
  );

  routes.post(backUpCasesCall.path, requireAdmin, requireRecentLogin, (req, res) =>
    start("cases", parse(backUpCasesCall, req).body.folderId, req, res),
  );

  routes.get(listBackupRunsCall.path, requireAdmin, async (req, res) => {
    const { query } = parse(listBackupRunsCall, req);
    await endInterruptedRuns(destinations, logger);
    const { runs, nextCursor } = await listBackupRuns(query.cursor, query.limit);
    if (nextCursor) res.set("X-Next-Cursor", nextCursor);
    const language = languageOf(req);
    res.json(runs.map((run) => presentBackupRun(run, language)));
  });

  routes.get(downloadBackupCall.path, requireAdmin, requireRecentLogin, async (req, res) => {
    const { id } = parse(downloadBackupCall, req).params;
    const run = await BackupRun.findOne({ _id: id, status: "complete", target: "file" }).lean<BackupRunRecord>();
    const file = run?.url && (await destinationOf("file", destinations)?.open(id));
    if (!file) throw notFound("backup file");
    await recordRead(staffReaderOf(req), "export-made", [{ customerId: null, caseId: null, itemId: id }], run.rowCount);
    res.set({ "Content-Type": XLSX, "Content-Disposition": contentDisposition("attachment", run.fileName) });
    file.on("error", () => res.destroy());
    file.pipe(res);
    await once(res, "close");
    file.destroy();
  });

  return routes;
};
