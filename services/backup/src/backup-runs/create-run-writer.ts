import type { BackupKind } from "@legal/contracts";
import { toAppError, type Logger, type RecordStaffRead, type StaffReader, type User } from "@legal/service-kit";
import type { Destinations } from "../destinations/destination.ts";
import type { Table } from "../tables/table.ts";
import { writeWorkbook } from "../workbook/write-workbook.ts";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";
import { deleteRunOutput } from "./delete-run-output.ts";
import { interrupted, type RunHeartbeat } from "./run-heartbeat.ts";

export interface RunWriterDeps {
  tables: Record<BackupKind, Table>;
  recordRead: RecordStaffRead;
  destinations: Destinations;
  logger: Logger;
}

/** What a run needs besides its record: for whom, and the sign that it is alive. */
interface RunContext {
  reader: StaffReader;
  heartbeat: RunHeartbeat;
}

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

/** Writes and delivers the workbook of a stored run; rejects with why that failed, once it is stored as well. */
export const createRunWriter = ({ tables, recordRead, destinations, logger }: RunWriterDeps) => {
  const [destination] = destinations;

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
      await deleteRunOutput(run, destinations, logger);
    }
  };

  return async (run: BackupRunRecord, admin: User, context: RunContext): Promise<BackupRunRecord> => {
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
    }
  };
};
