import type { BackupKind } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { conflict, isDuplicateKey, newId, toAppError, type Logger, type User } from "@legal/service-kit";
import type { RecordStaffRead, StaffReader } from "@legal/service-kit";
import type { Destinations } from "../destinations/destination.ts";
import type { Table } from "../tables/table.ts";
import { writeWorkbook } from "../workbook/write-workbook.ts";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";
import { endInterruptedRuns } from "./end-interrupted-runs.ts";
import { measureRuns } from "./measure-runs.ts";
import { removeRemainsOf } from "./remove-remains.ts";
import type { StaffNames } from "./staff-names.ts";
import { interrupted, startHeartbeat, type RunHeartbeat } from "./run-heartbeat.ts";

interface RunnerDeps {
  tables: Record<BackupKind, Table>;
  nameOf: StaffNames;
  recordRead: RecordStaffRead;
  destinations: Destinations;
  logger: Logger;
}

/** What a run needs besides its record: for whom, and the sign that it is alive. */
interface RunContext {
  reader: StaffReader;
  heartbeat: RunHeartbeat;
}

export interface BackupRunner {
  /** Throws BACKUP_RUNNING while another run goes on. `ended` resolves with the run, or rejects with why it failed. */
  start: (
    kind: BackupKind,
    admin: User,
    reader: StaffReader,
  ) => Promise<{ run: BackupRunRecord; ended: Promise<BackupRunRecord> }>;
  /** Interrupts what runs and waits until nothing of it is left. */
  stop: () => Promise<void>;
}

const record = async (fields: Omit<BackupRunRecord, "rowCount" | "url" | "errorCode" | "finishedAt">) => {
  try {
    return (await BackupRun.create(fields)).toObject();
  } catch (error) {
    throw isDuplicateKey(error) ? conflict("BACKUP_RUNNING") : error;
  }
};

/** Ends the run unless it was ended meanwhile; returns what is stored then. */
const close = async (runId: string, result: Partial<BackupRunRecord>): Promise<BackupRunRecord> => {
  const run = await BackupRun.findOneAndUpdate(
    { _id: runId, status: "running" },
    { $set: { ...result, finishedAt: new Date() } },
    { returnDocument: "after" },
  ).lean<BackupRunRecord>();
  if (!run) throw interrupted();
  return run;
};

export const createBackupRunner = ({ tables, nameOf, recordRead, destinations, logger }: RunnerDeps): BackupRunner => {
  const [destination] = destinations;
  const running = new Map<RunHeartbeat, Promise<unknown>>();
  measureRuns();

  const write = async (
    { _id, kind, fileName }: BackupRunRecord,
    { language }: User,
    { reader, heartbeat }: RunContext,
  ) => {
    await writeWorkbook({ table: tables[kind], language, file: destination.partOf(_id), ...heartbeat });
    await recordRead(reader, "export-made", [{ customerId: null, caseId: null, itemId: _id }], heartbeat.rows());
    const url = await destination.deliver({ runId: _id, fileName, signal: heartbeat.signal });
    return close(_id, { status: "complete", url, rowCount: heartbeat.rows() });
  };

  const fail = async (run: BackupRunRecord, error: unknown, heartbeat: RunHeartbeat): Promise<void> => {
    const { code } = toAppError(error);
    const status = code === "BACKUP_INTERRUPTED" ? "interrupted" : "failed";
    try {
      await close(run._id, { status, errorCode: code, rowCount: heartbeat.rows() });
    } finally {
      await removeRemainsOf(run, destinations, logger);
    }
  };

  const carryOut = async (run: BackupRunRecord, admin: User, context: RunContext): Promise<BackupRunRecord> => {
    const { heartbeat } = context;
    try {
      return await write(run, admin, context);
    } catch (error) {
      const reason: unknown = heartbeat.signal.aborted ? heartbeat.signal.reason : error;
      logger.warn({ err: reason, kind: run.kind }, "backup failed");
      // What cannot be stored now is marked as interrupted when its lease is over.
      await fail(run, reason, heartbeat).catch((second: unknown) =>
        logger.warn({ err: second }, "backup left unmarked"),
      );
      throw reason;
    } finally {
      heartbeat.stop();
      running.delete(heartbeat);
    }
  };

  return {
    start: async (kind, admin, reader) => {
      await endInterruptedRuns(destinations, logger);
      const now = new Date();
      const run = await record({
        _id: newId(),
        kind,
        target: destination.target,
        status: "running",
        startedBy: admin.id,
        startedByName: await nameOf(admin),
        fileName: `${tables[kind].name[admin.language]}_${seoulDateOf(now).replaceAll("-", "")}.xlsx`,
        aliveAt: now,
        createdAt: now,
      });
      const heartbeat = startHeartbeat(run._id, logger);
      const ended = carryOut(run, admin, { reader, heartbeat });
      running.set(heartbeat, ended);
      ended.catch(() => undefined);
      return { run, ended };
    },
    stop: async () => {
      for (const heartbeat of running.keys()) heartbeat.interrupt();
      await Promise.allSettled(running.values());
    },
  };
};
